import { Readable } from 'node:stream';
import type { Settings } from '@foyer/shared/settings';
import type { Store } from '../database/database.ts';
import { openStore } from '../database/open-store.ts';
import { codeOf } from '../error-code.ts';
import { StartError } from '../start-error.ts';
import { findAccess } from './operator-access.ts';
import { isEmpty } from './tables.ts';

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
  const response = await fetch(access.url + path, { ...init, body: body ?? null, headers }).catch(orNobody);
  // A note that a killed service left behind; who has its port since then does not know the token.
  if (!response || response.status === 403) return null;
  if (response.status === 409) throw new StartError('FOYER-406', await response.text());
  if (!response.ok || !response.body)
    throw new StartError('FOYER-406', `The running content service answered ${response.status}; its log says why.`);
  return Readable.from(wholeOf(response.body));
}

/** Where nobody listens. A service that ends before it answers may have done what it was asked for. @throws StartError FOYER-406 */
function orNobody(error: unknown): null {
  if (codeOf((error as Error).cause) === 'ECONNREFUSED') return null;
  throw new StartError('FOYER-406', 'The running content service ended before it answered; its log says why.', {
    cause: error,
  });
}

async function* wholeOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    const words = 'The running content service ended its answer before it was whole; its log says why.';
    throw new StartError('FOYER-406', words, { cause });
  }
}

/** Opens the database for a command, while no service has it open. On a server, a statement may take its time: there is no visitor who waits. */
export async function withStore<T>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(settings, { patient: true });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/**
 * Likewise for a command that only reads. A database that is empty is another one than was meant, by a mistyped path for instance: nobody shall
 * take what was written of it for a backup.
 * @throws StartError FOYER-409
 */
export function withContent<T>(
  settings: Pick<Settings, 'databaseUrl' | 'dataDir'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  return withStore(settings, async (store) => {
    if (await isEmpty(store.db)) {
      const place = settings.databaseUrl === null ? `below ${settings.dataDir}` : 'that DATABASE_URL names';
      throw new StartError('FOYER-409', `There is nothing in the database ${place}: is it the one that you mean?`);
    }
    return work(store);
  });
}
