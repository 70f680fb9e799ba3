import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { StartError } from '../start-error.ts';
import type { Database, Store } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { DurableFileSystem, START_PARAMETERS } from './durable-file-system.ts';
import { GuardedPGlite } from './guarded-pglite.ts';
import { rowsOf } from './rows.ts';

/** PGlite has none of the processes that look after a PostgreSQL server: it never vacuums by itself, and never takes its log up into the tables while it is open. */
const VACUUM_EVERY_MS = 60 * 60_000;
const LOOK_AT_LOG_EVERY_MS = 60_000;
/** What a start after a crash reads again, at most, and about what the log takes on the disk. */
const LONGEST_LOG_BYTES = 32 * 1024 * 1024;

/** A database in this very process, kept in a directory. */
export interface EmbeddedStore extends Store {
  /** Files brought to the disk since start. */
  readonly syncs: number;
}

/**
 * Opens (or creates) the database in `dataDirectory`, in this process.
 * @throws StartError FOYER-401 when another process has it open, FOYER-404 when the directory cannot be used
 */
export async function openEmbeddedStore(
  dataDirectory: string,
  { lookAtLogEveryMs = LOOK_AT_LOG_EVERY_MS } = {},
): Promise<EmbeddedStore> {
  const lock = await usable(dataDirectory, async () => {
    mkdirSync(dataDirectory, { recursive: true });
    return lockDirectory(dataDirectory);
  });
  const fs = new DurableFileSystem(join(dataDirectory, 'database'));
  const client = new GuardedPGlite({ fs, startParams: START_PARAMETERS, extensions: { pg_trgm } });
  try {
    await usable(dataDirectory, () => client.waitReady);
  } catch (error) {
    lock.release();
    throw error;
  }
  const db = drizzle({ client });
  const timers = [
    setInterval(() => void client.exec('VACUUM ANALYZE').catch(() => undefined), VACUUM_EVERY_MS),
    setInterval(() => void shortenLog(db).catch(() => undefined), lookAtLogEveryMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    db,
    isShared: false,
    get syncs() {
      return fs.syncs;
    },
    script: async (text) => void (await client.exec(text)),
    // The directory lock has seen to it that there is no other process.
    exclusively: (work) => work(),
    listen: async (channel, heard) => void (await client.listen(channel, heard)),
    check: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await client.close();
      lock.release();
    },
  };
}

/** Has the tables take up what the log holds, once that is much: the log begins anew. */
async function shortenLog(db: Database): Promise<void> {
  const [log] = await rowsOf<{ bytes: number }>(
    db,
    sql`select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()`,
  );
  if (log && log.bytes > LONGEST_LOG_BYTES) await db.execute(sql`checkpoint`);
}

async function usable<T>(directory: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError('FOYER-404', `The data directory ${directory} cannot be used: ${reason}.`, { cause: error });
  }
}
