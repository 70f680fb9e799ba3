import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database/rows.ts';
import { startMaintenance } from '../platform/database/embedded-maintenance.ts';
import { openEmbeddedStore } from '../platform/database/embedded-store.ts';

/** Opens the embedded database of a directory and prints what it does, as JSON. A program: PGlite does not run inside Jest. */
const WRITES = 20;
const READS = 20;

const MEGABYTE = 1024 * 1024;
/** Far more than the log may have. */
const WRITTEN_MEGABYTES = 100;

const directory = process.argv[2] ?? '';
const store = await openEmbeddedStore(directory, { maintenance: { log: 50, vacuum: 500 } });
await store.script('create table if not exists notes (text text); create table if not exists still (text text)');

const beforeWrites = store.syncs;
for (let count = 0; count < WRITES; count += 1) await store.db.execute(sql`insert into notes values ('kept')`);
const writes = store.syncs - beforeWrites;

await store.db.execute(sql`select * from notes`);
const beforeReads = store.syncs;
for (let count = 0; count < READS; count += 1) await store.db.execute(sql`select * from notes`);
const reads = store.syncs - beforeReads;

const words = ['Zebra', 'Äpfel', 'apfel', 'Ofen', 'Öfen'];
const sorted = await store.db
  .select({ word: sql<string>`word` })
  .from(sql`unnest(${sql.param(words)}::text[]) as words(word)`)
  .orderBy(sql`word collate "und-x-icu"`);

const misuse = await store.db
  .transaction(async () => store.db.execute(sql`select 1`))
  .then(
    () => 'allowed',
    () => 'refused',
  );
const afterwards = await store.db.select({ kept: sql<number>`count(*)::int` }).from(sql`notes`);

for (let written = 0; written < WRITTEN_MEGABYTES; written += 1)
  await store.db.execute(sql`insert into notes select repeat('x', 1000) || n from generate_series(1, 1000) as n`);
const counted = await eventually(
  async () => {
    const tables = await rowsOf<{ name: string }>(
      store.db,
      sql`select relname as name from pg_stat_user_tables where last_analyze is not null`,
    );
    const names = tables.map(({ name }) => name);
    return names.includes('notes') && names;
  },
  { what: 'counting anew what the table holds' },
);
const log = join(directory, 'database/pg_wal');
const logMegabytes = () => readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size / MEGABYTE, 0);
// A look comes soon, if any comes.
await eventually(() => logMegabytes() < WRITTEN_MEGABYTES / 2).catch(() => undefined);
const logLeft = logMegabytes();

await store.close();

// A closed database fails at everything.
const warnings: string[] = [];
console.warn = (text: string, error: Error) => void warnings.push(`${text} ${error.message}`);
const endMaintenance = startMaintenance(store.db, { log: 10, vacuum: 10 });
await eventually(() => warnings.length > 1, { what: 'warnings of failed maintenance' });
endMaintenance();
process.stdout.write(
  JSON.stringify({
    writes,
    reads,
    misuse,
    kept: afterwards[0]?.kept,
    sorted: sorted.map(({ word }) => word),
    logLeft,
    counted,
    warnings,
  }),
);
