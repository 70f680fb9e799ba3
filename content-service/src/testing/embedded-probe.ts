import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database/rows.ts';
import { openEmbeddedStore } from '../platform/database/embedded-store.ts';

/** Opens the embedded database of a directory and prints what it does, as JSON. A program: PGlite does not run inside Jest. */
const WRITES = 20;
const READS = 20;

const MEGABYTE = 1024 * 1024;
/** Far more than the log may have. */
const WRITTEN = 100 * MEGABYTE;
const LONGEST_LOG = 64 * MEGABYTE;

const directory = process.argv[2] ?? '';
const store = await openEmbeddedStore(directory, { upkeep: { log: 50, tables: 500 } });
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

for (let written = 0; written < WRITTEN; written += MEGABYTE)
  await store.db.execute(sql`insert into notes select repeat('x', 1000) || n from generate_series(1, 1000) as n`);
const analysed = async () =>
  (
    await rowsOf<{ name: string }>(
      store.db,
      sql`select relname as name from pg_stat_user_tables where last_analyze is not null`,
    )
  ).map(({ name }) => name);
const counted = await eventually(async () => (await analysed()).includes('notes') && (await analysed()), {
  within: 120_000,
  what: 'counting what the changed table holds',
});
const log = join(directory, 'database/pg_wal');
const logBytes = () => readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0);
const isShort = await eventually(() => logBytes() <= LONGEST_LOG, { what: 'a short log' });

await store.close();
process.stdout.write(
  JSON.stringify({
    writes,
    reads,
    misuse,
    kept: afterwards[0]?.kept,
    sorted: sorted.map(({ word }) => word),
    isShort,
    counted,
  }),
);
