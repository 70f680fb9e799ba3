import { asc, eq, inArray } from 'drizzle-orm';
import { type Event, type EventDetail, EventDetailSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import { readModules } from '../pages/module-tree.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { eventAnswers } from './event-answer.ts';
import { listedColumns, type ListedEvent } from './event-list.ts';
import { sectionOrderOf } from './section-order.ts';
import { rooms, venues } from '../venues/tables.ts';
import { events } from './tables.ts';
import { readTeam } from './team.ts';

const columns = columnAnswers(EventDetailSchema);

/** @throws HttpProblem 404 */
export async function readEvent(id: number, context: AnswerContext): Promise<EventDetail> {
  const { db, locale } = context;
  const { row, event } = await findEvent(id, context);
  const dates = await datesOf(row, context);
  const ownTeam = await readTeam({ eventId: id }, context);
  const team =
    ownTeam.length === 0 && row.productionId !== null
      ? await readTeam({ productionId: row.productionId }, context)
      : ownTeam;
  return {
    ...columns(row, locale),
    ...event,
    team,
    modules: await readModules({ contentType: 'event', objectId: id }, context),
    section_order: await sectionOrderOf(db, 'event', row.sectionOrder),
    dates: await eventAnswers(dates, context),
    address: (await addressesOf(db, [id])).get(id),
  };
}

/** The event as lists show it. @throws HttpProblem 404 */
export async function findEvent(
  id: number,
  context: AnswerContext,
): Promise<{ row: typeof events.$inferSelect; event: Event }> {
  const [row] = await context.db.select().from(events).where(eq(events.id, id));
  const [event] = row ? await eventAnswers([row], context) : [];
  if (!row || !event) throw notFound(`event ${id}`);
  return { row, event };
}

/** Where the houses of events are, by the event's id; an event without a room is nowhere. */
export async function addressesOf(db: Database, ids: readonly number[]): Promise<Map<number, EventDetail['address']>> {
  const rows = await db
    .select({ id: events.id, address: venues.address })
    .from(events)
    .innerJoin(rooms, eq(rooms.id, events.roomId))
    .innerJoin(venues, eq(venues.id, rooms.venueId))
    .where(inArray(events.id, [...ids]));
  return new Map(rows.map(({ id, address }) => [id, address]));
}

/** All dates of the same production, or of what recurs under the same name; this one among them. */
async function datesOf(row: typeof events.$inferSelect, { db }: AnswerContext): Promise<ListedEvent[]> {
  if (row.productionId === null && row.recurrence === null) return [row];
  const same =
    row.productionId === null ? eq(events.recurrence, row.recurrence ?? '') : eq(events.productionId, row.productionId);
  return db.select(listedColumns).from(events).where(same).orderBy(asc(events.dateStart), asc(events.id));
}
