import { eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import { articles } from '../../content/magazine/tables.ts';
import { events, eventTeasers, productions } from '../../content/programme/tables.ts';
import { demoContents, openingExceptions } from '../../content/site/tables.ts';
import { dayInBerlin, TIME_ZONE } from '../../platform/time/berlin.ts';

/** Tags of what moves. */
export const MOVED_TAGS = ['events', 'teasers', 'productions', 'articles', 'opening-hours'];

/**
 * Moves a demonstration's content along by whole weeks, so that the coming months stay full, weekdays stay weekdays and wall-clock
 * times stay the same on both sides of a clock change. What somebody has edited stays where it is.
 * @returns whether anything moved
 */
export async function moveDates(tx: Database, now: Date): Promise<boolean> {
  const [demo] = await tx.select().from(demoContents).for('update');
  if (!demo) return false;
  const days = Math.floor((Date.parse(dayInBerlin(now)) - Date.parse(demo.movedTo)) / 86_400_000);
  const weeks = Math.floor(days / 7);
  if (weeks <= 0) return false;

  const instant = (column: PgColumn): SQL => {
    const zone = sql.raw(`'${TIME_ZONE}'`);
    return sql`((${column} at time zone ${zone}) + make_interval(weeks => ${weeks}::int)) at time zone ${zone}`;
  };
  const day = (column: PgColumn): SQL => sql`${column} + ${weeks * 7}::int`;
  await tx
    .update(events)
    .set({
      dateStart: instant(events.dateStart),
      dateEnd: instant(events.dateEnd),
      previousDateStart: instant(events.previousDateStart),
    })
    .where(isNull(events.editedAt));
  await tx
    .update(eventTeasers)
    .set({ day: day(eventTeasers.day) })
    .where(isNull(eventTeasers.editedAt));
  await tx
    .update(productions)
    .set({ dateFrom: day(productions.dateFrom), dateTo: day(productions.dateTo) })
    .where(isNull(productions.editedAt));
  await tx
    .update(articles)
    .set({ publishedAt: instant(articles.publishedAt) })
    .where(isNull(articles.editedAt));
  await tx.update(openingExceptions).set({ day: day(openingExceptions.day) });
  await tx
    .update(demoContents)
    .set({ movedTo: sql`${demoContents.movedTo} + ${weeks * 7}::int` })
    .where(eq(demoContents.id, demo.id));
  return true;
}
