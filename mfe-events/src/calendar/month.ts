import { addDays, existing, weekdayOf, type Day } from '../days/day.ts';

/** A month, `2026-12`. Months are compared as strings. */
export type Month = string;

const SITE_MONTH = /^(\d{1,2})-(\d{4})$/;

/** The month that a day is in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The first day of a month. */
export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

/** The month after this one. */
export function nextMonth(month: Month): Month {
  return monthOf(addDays(firstDayOf(month), 31));
}

/** The month before this one. */
export function previousMonth(month: Month): Month {
  return monthOf(addDays(firstDayOf(month), -1));
}

/** The month's weeks from Monday to Sunday; null where a day belongs to another month. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = firstDayOf(month);
  const cells: (Day | null)[] = Array.from({ length: weekdayOf(first) }, () => null);
  const length = Number(addDays(firstDayOf(nextMonth(month)), -1).slice(8));
  for (let day = 1; day <= length; day++) cells.push(`${month}-${String(day).padStart(2, '0')}`);
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** Reads a month as the site's addresses write it, `12-2026`; null for anything else. */
export function fromSiteMonth(text: string | null): Month | null {
  const [, month, year] = SITE_MONTH.exec(text ?? '') ?? [];
  const first = month && year ? existing(`${year}-${month.padStart(2, '0')}-01`) : null;
  return first && monthOf(first);
}

/** Writes a month as the site's addresses do: `12-2026`. */
export function toSiteMonth(month: Month): string {
  return month.split('-').reverse().join('-');
}
