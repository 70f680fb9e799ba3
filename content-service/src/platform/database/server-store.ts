import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import type { Store } from './database.ts';

const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
const RECONNECT_MS = 500;
/** Any number that nobody else uses as an advisory lock in this database. */
const ADVISORY_LOCK = 4_070_017;

/**
 * Connects to a PostgreSQL server.
 * @param url `postgres://user:password@host/database`
 * @param options.patient for commands that work in bulk: statements may take their time
 * @throws StartError FOYER-403 when it cannot be reached
 */
export async function openServerStore(url: string, { patient = false } = {}): Promise<Store> {
  const connection = { connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, application_name: 'foyer' };
  const pool = new pg.Pool({ ...connection, max: 10, ...(!patient && { statement_timeout: STATEMENT_TIMEOUT_MS }) });
  // Without a listener, a broken idle connection would end the process; the pool replaces it.
  pool.on('error', () => undefined);
  // The same for one that breaks in the middle of a transaction: its query fails, and that is enough.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = drizzle({ client: pool });
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError('FOYER-403', `The database ${withoutPassword(url)} cannot be reached: ${reason}.`, {
      cause: error,
    });
  }
  const listening = new AbortController();

  return {
    db,
    isShared: true,
    script: async (text) => void (await pool.query(text)),
    exclusively: async (work) => {
      const holder = new pg.Client(connection);
      // Nor may this one end the process: what is done meanwhile has connections of its own, and says itself what fails.
      holder.on('error', () => undefined);
      await holder.connect();
      try {
        await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
        return await work();
      } finally {
        await holder.end();
      }
    },
    listen: (channel, heard, gap) => keepListening({ connection, channel, heard, gap, signal: listening.signal }),
    check: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      listening.abort();
      await pool.end();
    },
  };
}

interface Listening {
  connection: pg.ClientConfig;
  channel: string;
  heard: (payload: string) => void;
  gap: () => void;
  signal: AbortSignal;
}

/** Listens on a connection of its own; when that is lost, reports a gap and connects anew. Resolves once it listens. */
async function keepListening(listening: Listening): Promise<void> {
  const { connection, channel, heard, gap, signal } = listening;
  const client = new pg.Client({ ...connection, keepAlive: true });
  const stop = (): void => void client.end().catch(() => undefined);
  client.on('notification', ({ payload }) => heard(payload ?? ''));
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    signal.throwIfAborted();
  } catch (error) {
    // A server that still recovers lets in whoever asks, and nobody listen: each attempt would leave a connection behind.
    stop();
    throw error;
  }
  signal.addEventListener('abort', stop);
  client.on('end', () => {
    signal.removeEventListener('abort', stop);
    if (signal.aborted) return;
    gap();
    void reconnect(listening);
  });
}

async function reconnect(listening: Listening): Promise<void> {
  while (!listening.signal.aborted) {
    await wait(RECONNECT_MS);
    try {
      await keepListening(listening);
      // What was announced while the connection was down is lost.
      listening.gap();
      return;
    } catch {
      // Still unreachable: try again.
    }
  }
}

function withoutPassword(url: string): string {
  try {
    const { hostname, port, pathname } = new URL(url);
    return `${pathname.slice(1)} on ${hostname}${port && `:${port}`}`;
  } catch {
    return 'of DATABASE_URL';
  }
}
