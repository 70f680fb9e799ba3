import { and, asc, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { events, eventTags } from '../../content/programme/tables.ts';
import type { EventValues } from './event-columns.ts';
import type { CompleteEvent, Known, Plan, StoredValues } from './plan.ts';
import type { Row } from './rows.ts';

const AT_ONCE = 200;
/** A change of one of these is news to calendars that visitors keep (`SEQUENCE`). */
const NEWS = new Set(['start', 'end', 'room', 'status', 'title_de', 'title_en']);

/** The events that rows may mean; nobody else changes them until the transaction ends. */
export async function knownEvents(tx: Database, rows: readonly Row[]): Promise<Known> {
  const texts = (name: string): string[] => rows.flatMap(({ cells }) => cells.get(name)?.text || []);
  const ids = texts('id')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  const stored: StoredValues[] = [];
  for (const wanted of inParts(ids)) stored.push(...(await load(tx, inArray(events.id, wanted), true)));
  for (const wanted of inParts(texts('uid')))
    stored.push(...(await load(tx, inArray(events.externalId, wanted), true)));
  const byId = new Map(stored.map((event) => [event.id, event]));
  return {
    byId,
    byUid: new Map(
      [...byId.values()].flatMap((event) =>
        event.values.externalId ? [[event.values.externalId, event] as const] : [],
      ),
    ),
  };
}

/** Every event in the order of time, some at a time. */
export async function* allEvents(db: Database): AsyncGenerator<StoredValues[]> {
  let last: { at: Date; id: number } | null = null;
  for (;;) {
    const after: SQL | undefined = last
      ? or(gt(events.dateStart, last.at), and(eq(events.dateStart, last.at), gt(events.id, last.id)))
      : undefined;
    const some: StoredValues[] = await load(db, after, false, AT_ONCE);
    const end = some.at(-1);
    if (!end?.values.dateStart) return;
    yield some;
    last = { at: end.values.dateStart, id: end.id };
  }
}

/** Dates of series that are still to come and stand in the file no more. */
export async function vanishedDates(
  tx: Database,
  series: readonly string[],
  rows: readonly Row[],
  now: Date,
): Promise<string[]> {
  const there = new Set(rows.map(({ cells }) => cells.get('uid')?.text));
  const notes: string[] = [];
  for (const uid of series) {
    const dates = await tx
      .select({ id: events.id, title: events.title, uid: events.externalId })
      .from(events)
      .where(and(sql`starts_with(${events.externalId}, ${`${uid}/`})`, gt(events.dateStart, now)));
    for (const { id, title, uid: name } of dates)
      if (!there.has(name ?? ''))
        notes.push(`event ${id} "${title.de}" (${name}) is in the file no more; it is left as it is`);
  }
  return notes;
}

/**
 * Carries out a plan: makes the new events and writes the changed ones, with their tags.
 * @param now noted as the time of the change
 */
export async function savePlan(tx: Database, { created, changed }: Plan, now: Date): Promise<void> {
  for (const some of inParts(created)) {
    const ids = await tx
      .insert(events)
      .values(some.map((values) => ({ ...columnsOf(values), editedAt: now })))
      .returning({ id: events.id });
    await saveTags(
      tx,
      some.map(({ tagIds }, index) => ({ id: ids[index]?.id ?? 0, tagIds })),
    );
  }
  for (const { id, values, fields } of changed) {
    const isNews = fields.some(({ name }) => NEWS.has(name));
    const isMoved = values.status === 'postponed' && fields.some(({ name }) => name === 'start');
    await tx
      .update(events)
      .set({
        ...columnsOf(values),
        editedAt: now,
        ...(isNews && { sequence: sql`${events.sequence} + 1` }),
        // As it was before this update.
        ...(isMoved && { previousDateStart: sql`coalesce(${events.previousDateStart}, ${events.dateStart})` }),
      })
      .where(eq(events.id, id));
    if (!fields.some(({ name }) => name === 'tags')) continue;
    await tx.delete(eventTags).where(eq(eventTags.eventId, id));
    await saveTags(tx, [{ id, tagIds: values.tagIds }]);
  }
}

function columnsOf({ tagIds: _, ...columns }: CompleteEvent): Omit<CompleteEvent, 'tagIds'> {
  return columns;
}

async function saveTags(tx: Database, tagged: readonly { id: number; tagIds: readonly number[] }[]): Promise<void> {
  const rows = tagged.flatMap(({ id, tagIds }) => tagIds.map((termId) => ({ eventId: id, termId })));
  if (rows.length > 0) await tx.insert(eventTags).values(rows);
}

async function load(
  db: Database,
  which: SQL | undefined,
  isForUpdate: boolean,
  limit?: number,
): Promise<StoredValues[]> {
  const query = db.select().from(events).where(which).orderBy(asc(events.dateStart), asc(events.id)).$dynamic();
  const limited = limit ? query.limit(limit) : query;
  const rows = await (isForUpdate ? limited.for('update') : limited);
  const tags =
    rows.length > 0
      ? await db
          .select()
          .from(eventTags)
          .where(
            inArray(
              eventTags.eventId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(eventTags.termId))
      : [];
  const tagIds = new Map<number, number[]>();
  for (const { eventId, termId } of tags) tagIds.set(eventId, [...(tagIds.get(eventId) ?? []), termId]);
  return rows.map(
    ({ id, pictureId: _, editedAt: _edited, previousDateStart: _previous, sequence: _sequence, ...values }) => ({
      id,
      values: { ...values, tagIds: tagIds.get(id) ?? [] } satisfies EventValues,
    }),
  );
}

function inParts<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
    all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
