import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { rowsOf } from '../database/rows.ts';

/**
 * What an archive leaves out: which migrations a database has is its own business, nobody stays logged in,
 * locked out or at work on a page through a restore, and search index and counts follow from the rest.
 */
const LEFT_OUT = new Set([
  'migrations',
  'sessions',
  'failed_logins',
  'passkey_challenges',
  'presence',
  'search_documents',
  'search_words',
  'search_titles',
  'search_stale',
  'search_version',
  'event_counts',
]);

/** Names of the tables whose content an archive holds, in alphabetical order. */
export async function archivedTables(db: Database): Promise<string[]> {
  return (await allTables(db)).filter((name) => !LEFT_OUT.has(name));
}

/** Names of all tables, in alphabetical order. */
export async function allTables(db: Database): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return tables.map(({ name }) => name);
}

/** Whether no service has ever made its tables there. */
export const isEmpty = async (db: Database): Promise<boolean> => (await allTables(db)).length === 0;

/** Names of the migrations that a database has. */
export async function migrationsOf(db: Database): Promise<string[]> {
  return (await rowsOf<{ name: string }>(db, sql`select name from migrations order by 1`)).map(({ name }) => name);
}
