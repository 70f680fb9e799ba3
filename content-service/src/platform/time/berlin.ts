import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { formatISO } from 'date-fns/formatISO';
import { startOfMonth } from 'date-fns/startOfMonth';

/** Every wall-clock time of the house is here, whatever the clock of server or visitor says. */
export const TIME_ZONE = 'Europe/Berlin';

/** `2026-12-04T19:30:00+01:00` */
export function isoInBerlin(instant: Date): string {
  return formatISO(new TZDate(instant, TIME_ZONE));
}

/** The day in Berlin at an instant: `2026-12-04`. */
export function dayInBerlin(instant: Date): string {
  return format(new TZDate(instant, TIME_ZONE), 'yyyy-MM-dd');
}

/** ISO weekday of a day: 1 is Monday. */
export function weekdayOf(day: string): number {
  return startOfDay(day).getDay() || 7;
}

/** The instant at which a day begins in Berlin. */
export function startOfDay(day: string): TZDate {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new TZDate(year, month - 1, date, TIME_ZONE);
}

/** First instant of the month that `day` lies in, and first instant after it. */
export function monthAround(day: string): { from: Date; until: Date } {
  const from = startOfMonth(startOfDay(day));
  return { from, until: addMonths(from, 1) };
}

/** The instant at which clocks in Berlin show a time: `2026-12-04T19:30`. */
export function instantInBerlin(local: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, TIME_ZONE).getTime());
}

/** The first instant after `after` at which clocks in Berlin show `time` (`03:10`); on a day that skips it, as much later. */
export function nextAt(after: Date, time: string): Date {
  const on = (day: string): Date => instantInBerlin(`${day}T${time}`);
  const today = dayInBerlin(after);
  return on(today) > after ? on(today) : on(dayAfter(today, 1));
}

/** The day `count` days later. */
export function dayAfter(day: string, count: number): string {
  return format(addDays(startOfDay(day), count), 'yyyy-MM-dd');
}

/** Does the calendar have this day? `2026-02-30` has the right form and does not exist. */
export function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !text.startsWith('0000') && format(startOfDay(text), 'yyyy-MM-dd') === text
  );
}
