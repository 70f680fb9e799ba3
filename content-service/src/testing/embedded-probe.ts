import { sql } from 'drizzle-orm';
import { openEmbeddedStore } from '../platform/database/embedded-store.ts';

/** Opens the embedded database of a directory and prints what it does, as JSON. A program: PGlite does not run inside Jest. */
const WRITES = 20;
const READS = 20;

const store = await openEmbeddedStore(process.argv[2] ?? '');
await store.script('create table if not exists notes (text text)');

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

await store.close();
process.stdout.write(
  JSON.stringify({ writes, reads, misuse, kept: afterwards[0]?.kept, sorted: sorted.map(({ word }) => word) }),
);
