import { eq } from 'drizzle-orm';
import type { OpeningHours, OpeningHoursToday } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import { dayAfter, dayInBerlin, isoInBerlin, weekdayOf } from '../../platform/time/berlin.ts';
import { openingExceptions, openingHours } from './tables.ts';

const MIDNIGHT = '00:00:00';

/** The hours of the day that it is in Berlin; until an evening that goes past midnight ends, the rest of it comes first. */
export async function readOpeningHours(db: Database, now: Date): Promise<OpeningHoursToday> {
  const today = dayInBerlin(now);
  const { regular, exceptions } = await hoursOf(db, today);
  const before = await hoursOf(db, dayAfter(today, -1));
  const clock = isoInBerlin(now).slice(11, 19);
  const night = (before.exceptions.length > 0 ? before.exceptions : before.regular)
    .filter(({ time_from: from, time_to: to, closed }) => !closed && to <= from && clock < to)
    .map((span) => ({ ...span, time_from: MIDNIGHT }));
  return exceptions.length > 0
    ? { opening_hours: regular, opening_hours_exceptions: [...night, ...exceptions] }
    : { opening_hours: [...night, ...regular], opening_hours_exceptions: [] };
}

async function hoursOf(db: Database, day: string): Promise<{ regular: OpeningHours[]; exceptions: OpeningHours[] }> {
  const regular = await db
    .select()
    .from(openingHours)
    .where(eq(openingHours.weekday, weekdayOf(day)))
    .orderBy(openingHours.timeFrom);
  const exceptions = await db
    .select()
    .from(openingExceptions)
    .where(eq(openingExceptions.day, day))
    .orderBy(openingExceptions.timeFrom);
  return { regular: regular.map(spanOf), exceptions: exceptions.map(spanOf) };
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
  return { time_from: timeFrom ?? MIDNIGHT, time_to: timeTo ?? MIDNIGHT, closed };
}
