import { eq } from 'drizzle-orm';
import type { OpeningHours, OpeningHoursToday } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import { dayInBerlin, weekdayOf } from '../../platform/time/berlin.ts';
import { openingExceptions, openingHours } from './tables.ts';

/** The hours of the day that it is in Berlin. */
export async function readOpeningHours(db: Database, now: Date): Promise<OpeningHoursToday> {
  const today = dayInBerlin(now);
  const regular = await db
    .select()
    .from(openingHours)
    .where(eq(openingHours.weekday, weekdayOf(today)))
    .orderBy(openingHours.timeFrom);
  const exceptions = await db
    .select()
    .from(openingExceptions)
    .where(eq(openingExceptions.day, today))
    .orderBy(openingExceptions.timeFrom);
  return { opening_hours: regular.map(spanOf), opening_hours_exceptions: exceptions.map(spanOf) };
}

/** A closed day has no times; the contract wants some. */
function spanOf({
  timeFrom,
  timeTo,
  closed,
}: {
  timeFrom: string | null;
  timeTo: string | null;
  closed: boolean;
}): OpeningHours {
  return { time_from: timeFrom ?? '00:00:00', time_to: timeTo ?? '00:00:00', closed };
}
