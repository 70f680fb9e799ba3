import { readdirSync, readFileSync } from 'node:fs';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { StartError } from '../start-error.ts';
import type { Store } from './database.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

const migrations = pgTable('migrations', { name: text('name').primaryKey() });

/**
 * Applies the migrations that the database lacks, in order, each entirely or not at all.
 * To be called within `store.exclusively`.
 * @throws StartError FOYER-405 when one fails or the database is newer than this program
 */
export async function migrate(store: Store): Promise<void> {
  const known = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  await run(
    'Making the table of migrations',
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    store,
  );
  const applied = new Set((await store.db.select().from(migrations)).map(({ name }) => name));
  const foreign = [...applied].find((name) => !known.includes(name));
  if (foreign)
    throw new StartError('FOYER-405', `The database is newer than this version of Foyer: it has migration ${foreign}.`);

  for (const name of known.filter((migration) => !applied.has(migration))) {
    const statements = readFileSync(new URL(name, FOLDER), 'utf8');
    // Statements sent together are one transaction. A large table takes longer than what is done for a request may.
    const noted = `insert into migrations (name) values ('${name.replaceAll("'", "''")}')`;
    await run(`Migration ${name}`, `set local statement_timeout = 0; ${statements}; ${noted}`, store);
  }
}

async function run(what: string, statements: string, store: Store): Promise<void> {
  try {
    await store.script(statements);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError('FOYER-405', `${what} failed: ${reason}.`, { cause: error });
  }
}
