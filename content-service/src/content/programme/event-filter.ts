import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import Type, { type Static, type TObject } from 'typebox';
import type { Database } from '../../platform/database/database.ts';
import { idParameter } from '../../platform/http/paging.ts';
import { terms } from '../terms/tables.ts';
import { startOfDay } from '../../platform/time/berlin.ts';
import { events, eventTags } from './tables.ts';

/** Filters that list and calendar share. */
export const eventFilters = {
  room: Type.Optional(idParameter),
  type: Type.Optional(Type.String({ maxLength: 100 })),
  tag: Type.Optional(idParameter),
  series: Type.Optional(idParameter),
  genre: Type.Optional(idParameter),
};

/** The calendar follows all of them. */
export const calendarFilters = eventFilters;

export type EventFilter = Static<TObject<typeof eventFilters>>;

/** What a list is filtered by: a kind and the value asked for, as `event_counts` names them. */
export interface Facet {
  name: keyof EventFilter;
  key: SQL;
}

/** The columns of an event that hold a facet's value. */
const COLUMNS: Record<Exclude<keyof EventFilter, 'tag'>, PgColumn> = {
  room: events.roomId,
  type: events.typeId,
  series: events.seriesId,
  genre: events.genreId,
};

/** The filters that are set. A type is asked for by its slug. */
export function facetsOf(filter: EventFilter): Facet[] {
  return (Object.keys(eventFilters) as (keyof EventFilter)[]).flatMap((name) => {
    const value = filter[name];
    if (value === undefined) return [];
    return [
      {
        name,
        key:
          name === 'type'
            ? sql`(select ${terms.id} from ${terms} where ${terms.kind} = 'event_type' and ${terms.slug} = ${value})`
            : sql`${value}::integer`,
      },
    ];
  });
}

/** Events that have what is asked for. */
export const havingFacet = (db: Database, { name, key }: Facet): SQL =>
  name === 'tag' ? tagged(db, key) : eq(COLUMNS[name], key);

const tagged = (db: Database, key: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(eventTags)
      .where(and(eq(eventTags.eventId, events.id), eq(eventTags.termId, key))),
  );

/**
 * The ids of events of a day and later that have it, each once, as a look into the facet's own index: several of these meet without reading an event.
 * @param from `2026-12-04`
 */
export function idsWithin({ name, key }: Facet, from: string): SQL {
  const start = sql`${startOfDay(from).toISOString()}::timestamptz`;
  if (name === 'tag')
    return sql`select ${eventTags.eventId} as id from ${eventTags} where ${eventTags.termId} = ${key} and ${eventTags.dateStart} >= ${start}`;
  return sql`select ${events.id} as id from ${events} where ${COLUMNS[name]} = ${key} and ${events.dateStart} >= ${start}`;
}
