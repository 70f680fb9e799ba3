import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { codeOf } from '../error-code.ts';

/** Drizzle on either engine; also the type of a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** An open database: embedded in this process or on a server. Both speak PostgreSQL. */
export interface Store {
  readonly db: Database;
  /** Whether other processes may have it open too. */
  readonly isShared: boolean;
  /** Runs statements separated by semicolons, outside of Drizzle. */
  script(sql: string): Promise<void>;
  /** Runs `work` in one process at a time, across all processes of this database. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Hears what others `pg_notify` on `channel`. `gap` is called when something may have been missed.
   * Resolves when listening.
   */
  listen(channel: string, heard: (payload: string) => void, gap: () => void): Promise<void>;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The code that PostgreSQL gave to an error (`23505`); Drizzle wraps it. */
export function sqlState(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    // None begins with an E; what the system says does (EPIPE).
    if (code && /^(?!E)[0-9A-Z]{5}$/.test(code)) return code;
  }
  return null;
}
