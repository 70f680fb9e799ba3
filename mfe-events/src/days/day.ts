/**
 * A calendar day in Berlin, `2026-12-04`. Days are compared as strings, and counted here by the calendar of UTC: date-fns would
 * make the programme 2.2 KB larger than it may be.
 */
export type Day = string;

/** From the year 1000 on: the content service knows no year 0. */
const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;
const SITE_DAY = /^(\d{1,2})-(\d{1,2})-(\d{4})$/;

/** The day so many days later (or earlier). Counts days, not hours, so clock changes do not matter. */
export function addDays(day: Day, count: number): Day {
  const date = utcOf(day);
  date.setUTCDate(date.getUTCDate() + count);
  return dayOf(date);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (utcOf(day).getUTCDay() + 6) % 7;
}

/** An instant that lies on the day in Berlin, for formatting. Noon in UTC is 13 or 14 o'clock there. */
export function instantOf(day: Day): string {
  return `${day}T12:00:00Z`;
}

/** Reads a day as the site's addresses write it, `04-12-2026`; null for anything else, and for days that do not exist. */
export function fromSiteDay(text: string | null): Day | null {
  const [, day, month, year] = SITE_DAY.exec(text ?? '') ?? [];
  return day && month && year ? existing(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`) : null;
}

/** Writes a day as the site's addresses do: `04-12-2026`. */
export function toSiteDay(day: Day): string {
  return `${day.slice(8)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
}

/** The day if there is such a one (not 31 February), else null. */
export function existing(day: string): Day | null {
  return DAY.test(day) && !Number.isNaN(utcOf(day).getTime()) && dayOf(utcOf(day)) === day ? day : null;
}

function utcOf(day: Day): Date {
  return new Date(`${day}T00:00:00Z`);
}

function dayOf(date: Date): Day {
  return date.toISOString().slice(0, 10);
}
