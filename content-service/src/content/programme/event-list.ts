import { and, asc, count, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { dayInBerlin, monthAround, startOfDay, TIME_ZONE } from '../../platform/time/berlin.ts';
import { countedBy, countedDays, dayAt, type EventCounts } from './event-counts.ts';
import { type EventFilter, type Facet, facetsOf, havingFacet } from './event-filter.ts';
import { events } from './tables.ts';

/** Beyond this, a page is looked up by its day instead of passing over all events before it. */
const FAR = 500;

const { description: _description, contentNotes: _notes, ...shown } = getTableColumns(events);
/** Columns of an event that lists show. */
export const listedColumns = shown;

export type ListedEvent = Omit<typeof events.$inferSelect, 'description' | 'contentNotes'>;

/** Which part of the programme: from a day on (`2026-12-04`), or events by their ids, past ones too. */
export type EventSpan = { from: string } | { ids: number[] };

interface Slice {
  limit: number;
  offset: number;
}

/** One page of the programme, and how many events there are in all. Takes about the same time however many there are. */
export async function listEvents(
  db: Database,
  counts: EventCounts,
  span: EventSpan,
  filter: EventFilter,
  slice: Slice,
): Promise<{ rows: ListedEvent[]; total: number }> {
  const facets = facetsOf(filter);
  if ('ids' in span) return listMarked(db, span.ids, facets, slice);
  const total = await counts.count(span.from, filter);
  return { rows: slice.offset < total ? await pageFrom(db, span.from, facets, slice) : [], total };
}

async function pageFrom(db: Database, from: string, facets: Facet[], { limit, offset }: Slice): Promise<ListedEvent[]> {
  const counted = countedBy(facets);
  const place = counted && offset >= FAR ? await dayAt(db, from, offset, counted) : null;
  return rowsOf(
    db,
    and(gte(events.dateStart, startOfDay(place?.day ?? from)), ...facets.map((facet) => havingFacet(db, facet))),
    { limit, offset: place?.offset ?? offset },
  );
}

async function listMarked(
  db: Database,
  ids: number[],
  facets: Facet[],
  slice: Slice,
): Promise<{ rows: ListedEvent[]; total: number }> {
  const where = and(inArray(events.id, ids), ...facets.map((facet) => havingFacet(db, facet)));
  const [counted] = await db.select({ total: count() }).from(events).where(where);
  return { rows: await rowsOf(db, where, slice), total: counted?.total ?? 0 };
}

/** The ids are found in an index; only events that are shown are read. */
async function rowsOf(db: Database, where: SQL | undefined, { limit, offset }: Slice): Promise<ListedEvent[]> {
  const page = db
    .select({ id: events.id })
    .from(events)
    .where(where)
    .orderBy(asc(events.dateStart), asc(events.id))
    .limit(limit)
    .offset(offset);
  return db
    .select(listedColumns)
    .from(events)
    .where(inArray(events.id, page))
    .orderBy(asc(events.dateStart), asc(events.id));
}

/** The days in Berlin on which something begins, in the month that `date` (`2026-12-04`) lies in. */
export async function listDays(db: Database, date: string, filter: EventFilter): Promise<string[]> {
  const facets = facetsOf(filter);
  const counted = countedBy(facets);
  const month = monthAround(date);
  const until = dayInBerlin(month.until);
  if (counted) return countedDays(db, { from: dayInBerlin(month.from), until }, counted);
  const zone = sql.raw(`'${TIME_ZONE}'`);
  const day = sql<string>`to_char(${events.dateStart} at time zone ${zone}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectDistinct({ day })
    .from(events)
    .where(
      and(
        gte(events.dateStart, month.from),
        // As a day: the year 10000, which the last month ends with, has no form as an instant that PostgreSQL reads.
        sql`${events.dateStart} < ${until}::timestamp at time zone ${zone}`,
        ...facets.map((facet) => havingFacet(db, facet)),
      ),
    )
    .orderBy(day);
  return rows.map((row) => row.day);
}
