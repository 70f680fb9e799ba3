import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';

/** How often, in milliseconds: a look at the length of the write-ahead log, and vacuuming. */
export interface MaintenanceIntervals {
  log: number;
  vacuum: number;
}

const INTERVALS: MaintenanceIntervals = { log: 60_000, vacuum: 60 * 60_000 };
/** What a start after a crash reads again, at most, and about what the write-ahead log takes on the disk. */
const LONGEST_LOG_BYTES = 32 * 1024 * 1024;
/** From so many changed rows on, and such a share of all, what a table holds is counted anew: PostgreSQL's own measure. */
const [CHANGED_ROWS, CHANGED_SHARE] = [50, 0.1];

/**
 * Does what processes of its own do for a PostgreSQL server, and nobody for an embedded one: it would never vacuum by itself, and never take its
 * write-ahead log up into the tables while it is open. @returns a function that ends this
 */
export function startMaintenance(db: Database, { log, vacuum }: MaintenanceIntervals = INTERVALS): () => void {
  const ended = new AbortController();
  const each = (interval: number, what: string, work: (signal: AbortSignal) => Promise<void>): NodeJS.Timeout =>
    setInterval(() => {
      work(ended.signal).catch((error: unknown) => {
        if (!ended.signal.aborted) console.warn(`${what}; it is tried again.`, error);
      });
    }, interval).unref();
  const timers = [
    each(log, 'The write-ahead log was not taken up into the tables', () => shortenLog(db)),
    each(vacuum, 'Tables were not vacuumed', (signal) => vacuumTables(db, signal)),
  ];
  return () => {
    ended.abort();
    timers.forEach((timer) => clearInterval(timer));
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

/** Frees the room of rows that nobody sees any more: table by table, since each keeps everybody waiting. */
async function vacuumTables(db: Database, ended: AbortSignal): Promise<void> {
  const tables = await rowsOf<{ name: string; hasChanged: boolean }>(
    db,
    sql`select pg_class.relname as name, n_mod_since_analyze > ${CHANGED_ROWS} + ${CHANGED_SHARE} * greatest(reltuples, 0) as "hasChanged"
      from pg_stat_user_tables join pg_class on pg_class.oid = relid`,
  );
  for (const { name, hasChanged } of tables) {
    if (ended.aborted) return;
    await db.execute(sql`vacuum ${hasChanged ? sql`(analyze)` : sql``} ${sql.identifier(name)}`);
  }
}
