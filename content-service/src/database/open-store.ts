import type { Settings } from '@foyer/shared/settings';
import type { Store } from './database.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { openServerStore } from './server-store.ts';

/**
 * Opens the database that the settings name: a PostgreSQL server, or without one the embedded database of the data directory.
 * @param options.patient for commands that work in bulk: statements may take their time
 * @throws StartError when it cannot be opened
 */
export function openStore({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>, options: { patient?: boolean } = {}): Promise<Store> {
  return databaseUrl === null ? openEmbeddedStore(dataDir) : openServerStore(databaseUrl, options);
}
