import type { Settings } from '@foyer/shared/settings';
import type { Store } from './database.ts';
import { openEmbeddedStore } from './embedded-store.ts';
import { keepPrivate } from './private-directory.ts';
import { openServerStore } from './server-store.ts';

/**
 * Opens the database that the settings name: a PostgreSQL server, or without one the embedded database of the data directory.
 * @param options.patient for commands that work in bulk: statements may take their time
 * @throws StartError when it cannot be opened
 */
export async function openStore(
  { databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  options: { patient?: boolean } = {},
): Promise<Store> {
  const closed = await keepPrivate(dataDir);
  if (closed > 0)
    console.warn(`Others could read ${closed} files and folders in ${dataDir}: now only their owner can.`);
  return databaseUrl === null ? openEmbeddedStore(dataDir) : openServerStore(databaseUrl, options);
}
