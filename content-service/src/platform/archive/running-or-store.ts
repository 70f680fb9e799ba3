import { Readable } from 'node:stream';
import type { Settings } from '@foyer/shared/settings';
import type { Store } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { StartError } from '../start-error.ts';
import { findAccess } from './operator-access.ts';

/**
 * Asks the content service that has this data directory open.
 * @param path one of `/internal/…`
 * @returns null when none runs
 * @throws StartError FOYER-406 when it does not answer as it should; whoever reads gets it when the service ends before its answer does
 */
export async function askRunning(
  { dataDir }: Pick<Settings, 'dataDir'>,
  path: string,
  { json, ...init }: { method?: string; body?: Uint8Array<ArrayBuffer>; json?: object } = {},
): Promise<Readable | null> {
  const access = findAccess(dataDir);
  if (!access) return null;
  const headers = {
    authorization: `Bearer ${access.token}`,
    ...(init.body && { 'content-type': 'application/octet-stream' }),
    ...(json && { 'content-type': 'application/json' }),
  };
  const body = json ? JSON.stringify(json) : init.body;
  const response = await fetch(access.url + path, { ...init, body: body ?? null, headers }).catch(() => null);
  // A note that a killed service left behind.
  if (!response) return null;
  if (!response.ok || !response.body)
    throw new StartError('FOYER-406', `The running content service answered ${response.status}; its log says why.`);
  return Readable.from(wholeOf(response.body));
}

async function* wholeOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    const words = 'The running content service ended its answer before it was whole; its log says why.';
    throw new StartError('FOYER-406', words, { cause });
  }
}

/** Opens the database for a command, while no service has it open. */
export async function withStore<T>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(settings);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}
