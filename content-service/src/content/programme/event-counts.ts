import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { TaggedCache } from '../../platform/changes/tagged-cache.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Service } from '../../service.ts';
import { type EventFilter, type Facet, facetsOf, idsWithin } from './event-filter.ts';
import { eventCounts } from './tables.ts';

/** Every event counts for this. */
const ALL = { name: 'all', key: sql`0` } as const;
/** A number and its key in memory. */
const BYTES_OF_NUMBER = 200;
const MAX_BYTES = 2 * 1024 * 1024;
const COMPACT_EVERY_MS = 60 * 60_000;

/** Which counts tell all about a filter; none when it combines several. */
export function countedBy(facets: readonly Facet[]): Facet | typeof ALL | null {
  return facets.length > 1 ? null : (facets[0] ?? ALL);
}

const countsOf = ({ name, key }: Facet | typeof ALL): SQL | undefined =>
  and(eq(eventCounts.facet, name), eq(eventCounts.key, key));

/** How many events there are. Exact: what writers add to the counts is in the transaction that writes. */
export class EventCounts {
  readonly #db: Database;
  /** Combined filters only: they take longest, and visitors stay with theirs while they turn pages. */
  readonly #combined = new TaggedCache<{ total: number; tags: readonly string[] }>(() => BYTES_OF_NUMBER, MAX_BYTES);

  constructor({ db, changes }: Pick<Service, 'db' | 'changes'>) {
    this.#db = db;
    changes.subscribe((tags) => this.#combined.purge(tags));
  }

  /** On a day (`2026-12-04`) or later. */
  async count(from: string, filter: EventFilter): Promise<number> {
    const facets = facetsOf(filter);
    const counted = countedBy(facets);
    if (counted) return this.#sum(from, counted);
    const make = async () => ({ total: await this.#meet(from, facets), tags: ['events'] });
    return (await this.#combined.get(JSON.stringify([from, Object.entries(filter).sort()]), make)).total;
  }

  async #sum(from: string, facet: Facet | typeof ALL): Promise<number> {
    const total = sql<number>`coalesce(sum(${eventCounts.events}), 0)::integer`;
    const [row] = await this.#db
      .select({ total })
      .from(eventCounts)
      .where(and(countsOf(facet), gte(eventCounts.day, from)));
    return row?.total ?? 0;
  }

  async #meet(from: string, facets: readonly Facet[]): Promise<number> {
    const sets = facets.map((facet, index) => sql`(${idsWithin(facet, from)}) as ${sql.raw(`set_${index}`)}`);
    const [row] = await rowsOf<{ total: number }>(
      this.#db,
      sql`select count(*)::integer as total from ${sql.join(sets, sql` natural join `)}`,
    );
    return row?.total ?? 0;
  }
}

/** Days from one to before another on which something begins that has the facet. */
export async function countedDays(
  db: Database,
  { from, until }: { from: string; until: string },
  facet: Facet | typeof ALL,
): Promise<string[]> {
  const rows = await db
    .select({ day: eventCounts.day })
    .from(eventCounts)
    .where(and(countsOf(facet), gte(eventCounts.day, from), lt(eventCounts.day, until)))
    .groupBy(eventCounts.day)
    .having(sql`sum(${eventCounts.events}) > 0`)
    .orderBy(eventCounts.day);
  return rows.map(({ day }) => day);
}

/** Where the event stands that `offset` others come before: its day, and how many of that day come before it. */
export async function dayAt(
  db: Database,
  from: string,
  offset: number,
  facet: Facet | typeof ALL,
): Promise<{ day: string; offset: number } | null> {
  const ofDay = sql<number>`sum(${eventCounts.events})::integer`;
  const days = db
    .select({
      day: eventCounts.day,
      ofDay: ofDay.as('of_day'),
      until: sql<number>`(sum(sum(${eventCounts.events})) over (order by ${eventCounts.day}))::integer`.as('until'),
    })
    .from(eventCounts)
    .where(and(countsOf(facet), gte(eventCounts.day, from)))
    .groupBy(eventCounts.day)
    .as('days');
  const [row] = await db
    .select()
    .from(days)
    .where(sql`${days.until} > ${offset}`)
    .orderBy(days.day)
    .limit(1);
  return row ? { day: row.day, offset: offset - (row.until - row.ofDay) } : null;
}

/** Puts rows of one day and facet together. Nobody has to wait for it, and numbers stay what they are. */
export async function compactCounts(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (
      delete from event_counts where (facet, key, day) in (select facet, key, day from event_counts group by 1, 2, 3 having count(*) > 1)
      returning facet, key, day, events)
    insert into event_counts select facet, key, day, sum(events) from gone group by 1, 2, 3 having sum(events) <> 0`);
}

/** Keeps counts compact. @returns a function that ends this */
export async function keepCompact(db: Database): Promise<() => void> {
  await compactCounts(db);
  const timer = setInterval(() => void compactCounts(db).catch(() => undefined), COMPACT_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
