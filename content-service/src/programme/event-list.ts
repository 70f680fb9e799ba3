import { and, asc, count, eq, exists, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import Type, { type Static, type TObject } from 'typebox';
import type { Database } from '../database/database.ts';
import { idParameter } from '../http/paging.ts';
import { TIME_ZONE } from '../time/berlin.ts';
import { terms } from '../terms/tables.ts';
import { events, eventTags } from './tables.ts';

/** Filters that list and calendar share. */
export const calendarFilters = {
  room: Type.Optional(idParameter),
  type: Type.Optional(Type.String({ maxLength: 100 })),
  tag: Type.Optional(idParameter),
};

export const eventFilters = { ...calendarFilters, series: Type.Optional(idParameter), genre: Type.Optional(idParameter) };

export type EventFilter = Static<TObject<typeof eventFilters>>;

export type EventRow = typeof events.$inferSelect;

/** Which part of the programme: from an instant on, or events by their ids, past ones too. */
export type EventSpan = { from: Date } | { ids: number[] };

/** One page of the programme, and how many events there are in all. */
export async function listEvents(
  db: Database,
  span: EventSpan,
  filter: EventFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: EventRow[]; total: number }> {
  const where = and('ids' in span ? inArray(events.id, span.ids) : gte(events.dateStart, span.from), ...conditions(db, filter));
  const rows = await db.select().from(events).where(where).orderBy(asc(events.dateStart), asc(events.id)).limit(limit).offset(offset);
  // A first page that is not full is the whole list.
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  const [counted] = await db.select({ total: count() }).from(events).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** The days in Berlin on which something begins between two instants. */
export async function listDays(db: Database, { from, until }: { from: Date; until: Date }, filter: EventFilter): Promise<string[]> {
  const day = sql<string>`to_char(${events.dateStart} at time zone ${sql.raw(`'${TIME_ZONE}'`)}, 'YYYY-MM-DD')`;
  const rows = await db
    .selectDistinct({ day })
    .from(events)
    .where(and(gte(events.dateStart, from), lt(events.dateStart, until), ...conditions(db, filter)))
    .orderBy(day);
  return rows.map((row) => row.day);
}

function conditions(db: Database, { room, type, tag, series, genre }: EventFilter): SQL[] {
  const wanted: SQL[] = [];
  if (room !== undefined) wanted.push(eq(events.roomId, room));
  if (series !== undefined) wanted.push(eq(events.seriesId, series));
  if (genre !== undefined) wanted.push(eq(events.genreId, genre));
  if (type !== undefined) {
    wanted.push(
      sql`${events.typeId} = (${db.select({ id: terms.id }).from(terms).where(and(eq(terms.kind, 'event_type'), eq(terms.slug, type)))})`,
    );
  }
  if (tag !== undefined) {
    wanted.push(exists(db.select({ one: sql`1` }).from(eventTags).where(and(eq(eventTags.eventId, events.id), eq(eventTags.termId, tag)))));
  }
  return wanted;
}
