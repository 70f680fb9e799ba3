import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';
import { compactCounts } from '../content/programme/event-counts.ts';
import { events, eventTags } from '../content/programme/tables.ts';
import { rooms } from '../content/venues/tables.ts';
import { terms } from '../content/terms/tables.ts';
import { randomNumbers } from './random-numbers.ts';

/**
 * Writes events and their tags in a random way, and prints in which facets and on which days `event_counts` then says something else than the
 * events do. A program, on the database of a data directory or of DATABASE_URL: PGlite does not run inside Jest.
 */
const STEPS = 150;

const random = randomNumbers(20_261_204);
const pick = <T>(values: readonly T[]): T => values[random(values.length)] as T;
const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.argv[2] ?? '' });
const { db } = store;
await migrate(store);

const places = [...(await db.select({ id: rooms.id }).from(rooms)).map(({ id }) => id), null];
const ofKind = async (kind: 'genre' | 'event_tag' | 'event_type') =>
  (await db.select({ id: terms.id }).from(terms).where(eq(terms.kind, kind))).map(({ id }) => id);
const [genres, tags, types] = [await ofKind('genre'), await ofKind('event_tag'), await ofKind('event_type')];
const some = async (count: number): Promise<(typeof events.$inferSelect)[]> => {
  const ids = (await db.select({ id: events.id }).from(events).orderBy(asc(events.id))).map(({ id }) => id);
  return db
    .select()
    .from(events)
    .where(
      inArray(
        events.id,
        Array.from({ length: count }, () => pick(ids)),
      ),
    );
};
/** Across midnight too, in Berlin and in UTC. */
const instant = () => new Date(Date.UTC(2026, random(14), random(28), random(24), 30));
const newValues = () => ({
  dateStart: instant(),
  dateEnd: new Date(Date.UTC(2030, 0)),
  roomId: pick(places),
  genreId: pick([...genres, null]),
  typeId: pick(types),
});

const STEPS_OF: ((tx: Database) => Promise<unknown>)[] = [
  async (tx) => tx.insert(events).values((await some(3)).map(({ id: _, ...row }) => ({ ...row, ...newValues() }))),
  async (tx) =>
    tx
      .update(events)
      .set(newValues())
      .where(
        inArray(
          events.id,
          (await some(4)).map(({ id }) => id),
        ),
      ),
  async (tx) =>
    tx
      .update(events)
      .set({ sequence: random(9) })
      .where(
        inArray(
          events.id,
          (await some(4)).map(({ id }) => id),
        ),
      ),
  async (tx) =>
    tx.delete(events).where(
      inArray(
        events.id,
        (await some(2)).map(({ id }) => id),
      ),
    ),
  async (tx) =>
    tx
      .insert(eventTags)
      .values((await some(3)).map(({ id }) => ({ eventId: id, termId: pick(tags) })))
      .onConflictDoNothing(),
  async (tx) =>
    tx.delete(eventTags).where(
      inArray(
        eventTags.eventId,
        (await some(2)).map(({ id }) => id),
      ),
    ),
  async (tx) =>
    tx
      .update(eventTags)
      .set({ eventId: pick(await some(1)).id })
      .where(
        sql`ctid = (select ctid from event_tags t where not exists (select 1 from event_tags o where o.term_id = t.term_id and o.event_id <> t.event_id) limit 1)`,
      ),
  compactCounts,
];

for (let step = 0; step < STEPS; step += 1) await pick(STEPS_OF)(db);
// What is taken back is not counted.
await db
  .transaction(async (tx) => {
    await tx.delete(eventTags);
    throw new Error('taken back');
  })
  .catch(() => undefined);

const actual = sql`
  select facet, key, (date_start at time zone 'Europe/Berlin')::date as day, count(*) as events from events,
    lateral (values ('all', 0), ('room', room_id), ('type', type_id), ('genre', genre_id), ('series', series_id)) as facets (facet, key) where key is not null group by 1, 2, 3
  union all select 'tag', term_id, (events.date_start at time zone 'Europe/Berlin')::date, count(*) from event_tags join events on events.id = event_id group by 2, 3`;
const counted = sql`select facet, key, day, sum(events) as events from event_counts group by 1, 2, 3 having sum(events) <> 0`;
const compare = async () => {
  const rows = (query: ReturnType<typeof sql>) =>
    db.select({ row: sql<string>`r::text` }).from(sql`((${query}) order by 1, 2, 3) as r`);
  const [is, says] = [await rows(actual), await rows(counted)];
  const [truth, claim] = [new Set(is.map(({ row }) => row)), new Set(says.map(({ row }) => row))];
  return {
    compared: truth.size,
    wrong: [...[...truth].filter((row) => !claim.has(row)), ...[...claim].filter((row) => !truth.has(row))],
  };
};
const before = await compare();
await compactCounts(db);
const after = await compare();
const [rows] = await db
  .select({ repeated: sql<number>`count(*)::integer - count(distinct (facet, key, day))::integer` })
  .from(sql`event_counts`);
const [late] = await db
  .select({ tags: sql<number>`count(*)::integer` })
  .from(eventTags)
  .innerJoin(events, eq(events.id, eventTags.eventId))
  .where(sql`${eventTags.dateStart} is distinct from ${events.dateStart}`);
await store.close();
process.stdout.write(
  JSON.stringify({
    compared: before.compared,
    wrong: [...before.wrong, ...after.wrong],
    repeated: rows?.repeated,
    late: late?.tags,
  }),
);
