import { eq, inArray } from 'drizzle-orm';
import { type Event, EventSchema, type EventStatus } from '@foyer/shared/api';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import type { Database } from '../../platform/database/database.ts';
import { picturesIn } from '../media/pictures.ts';
import { namedIn, optionIn, termsById } from '../terms/terms.ts';
import { terms } from '../terms/tables.ts';
import { rooms, venues } from '../venues/tables.ts';
import type { ListedEvent } from './event-list.ts';
import { eventTags, productions, series } from './tables.ts';

const CURRENCY = 'EUR';
const columns = columnAnswers(EventSchema);

/**
 * Events as the contract shows them. What they refer to is read in a few small queries: one large join takes
 * PostgreSQL longer to plan than to run.
 */
export async function eventAnswers(rows: readonly ListedEvent[], context: AnswerContext): Promise<Event[]> {
  if (rows.length === 0) return [];
  const { db, locale, now, urlsOf } = context;
  const term = await termsById(
    db,
    rows.flatMap(({ typeId, genreId }) => [typeId, genreId]),
  );
  const picture = await picturesIn(
    db,
    rows.map(({ pictureId }) => pictureId),
    locale,
  );
  const tags = await tagsOf(
    db,
    rows.map(({ id }) => id),
  );
  const place = await placesOf(
    db,
    rows.map(({ roomId }) => roomId),
  );
  const seriesOf = await rowsById(
    rows.map(({ seriesId }) => seriesId),
    (ids) =>
      db.select({ id: series.id, slug: series.slug, name: series.name }).from(series).where(inArray(series.id, ids)),
  );
  const productionOf = await rowsById(
    rows.map(({ productionId }) => productionId),
    (ids) =>
      db
        .select({
          id: productions.id,
          slug: productions.slug,
          title: productions.title,
          stickyEvent: productions.stickyEvent,
        })
        .from(productions)
        .where(inArray(productions.id, ids)),
  );

  return rows.map((row) => {
    const type = term(row.typeId);
    const genre = term(row.genreId);
    const where = place(row.roomId);
    const ofSeries = seriesOf(row.seriesId);
    const production = productionOf(row.productionId);
    return {
      ...columns(row, locale),
      event_type_new: type ? namedIn(type, locale) : { id: 0, slug: '', name: '' },
      status: statusAt(row, now),
      currency: CURRENCY,
      room: where && optionIn(where.room, locale),
      venue: where && { id: where.venue.id, slug: where.venue.slug[locale], name: where.venue.name[locale] },
      series: ofSeries && { id: ofSeries.id, slug: ofSeries.slug[locale], name: ofSeries.name[locale] },
      genre: genre && optionIn(genre, locale),
      tags: tags(row.id).map((tag) => namedIn(tag, locale)),
      production: production && {
        id: production.id,
        slug: production.slug[locale],
        title: production.title[locale],
        sticky_event: production.stickyEvent,
      },
      ...picture(row.pictureId),
      urls: urlsOf('events', row.slug, row.id),
    };
  });
}

/** What was cancelled stays cancelled; everything else that is over is past. */
function statusAt({ status, dateEnd }: ListedEvent, now: Date): EventStatus {
  return status !== 'canceled' && dateEnd <= now ? 'past' : status;
}

async function tagsOf(db: Database, eventIds: readonly number[]) {
  const rows = await db
    .select({ eventId: eventTags.eventId, term: terms })
    .from(eventTags)
    .innerJoin(terms, eq(terms.id, eventTags.termId))
    .where(inArray(eventTags.eventId, [...eventIds]))
    .orderBy(terms.position, terms.id);
  return (eventId: number) => rows.filter((row) => row.eventId === eventId).map(({ term }) => term);
}

async function placesOf(db: Database, roomIds: readonly (number | null)[]) {
  return rowsById(roomIds, async (ids) => {
    const rows = await db
      .select({
        room: { id: rooms.id, name: rooms.name },
        venue: { id: venues.id, slug: venues.slug, name: venues.name },
      })
      .from(rooms)
      .innerJoin(venues, eq(venues.id, rooms.venueId))
      .where(inArray(rooms.id, ids));
    return rows.map((row) => ({ id: row.room.id, ...row }));
  });
}

async function rowsById<T extends { id: number }>(
  ids: readonly (number | null)[],
  read: (ids: number[]) => Promise<T[]>,
): Promise<(id: number | null) => T | null> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const byId = new Map((wanted.length > 0 ? await read(wanted) : []).map((row) => [row.id, row]));
  return (id) => (id === null ? null : (byId.get(id) ?? null));
}
