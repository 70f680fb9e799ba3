import { TIME_ZONE, type Locale } from '@foyer/shared';
import type { OpeningHours, OpeningHoursToday } from '@foyer/shared/api';
import { messages } from '../messages.ts';

export interface OpeningHoursLabel {
  text: string;
  /** Whether one may enter now: the green dot. */
  open: boolean;
}

/** Minutes since midnight. An end after midnight is more than a day. */
interface Range {
  from: number;
  to: number;
}

const DAY_MIN = 1440;
const LANGUAGE: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * The header's line about today (specification §4). Times are the house's own clock, wherever the visitor is.
 * @returns null when there is nothing to say: neither regular hours nor exceptions.
 */
export function openingHoursLabel(
  hours: OpeningHoursToday | null,
  now: Date,
  locale: Locale,
): OpeningHoursLabel | null {
  const today = hours?.opening_hours_exceptions.length ? hours.opening_hours_exceptions : (hours?.opening_hours ?? []);
  if (today.length === 0) return null;
  const texts = messages[locale];
  const ranges = today
    .filter(({ closed }) => !closed)
    .map(rangeOf)
    .sort((a, b) => a.from - b.from);
  const first = ranges[0];
  if (!first) return { text: texts.hoursClosed, open: false };

  const minute = minuteOf(wallClock.format(now));
  const closing = Math.max(...ranges.map(({ to }) => to));
  if (minute >= closing) return { text: texts.hoursClosed, open: false };
  const open = ranges.some(({ from, to }) => from <= minute && minute < to);
  if (ranges.length > 1) return { text: texts.hoursRanges.replace('{{ranges}}', listOf(ranges, locale)), open };
  return open
    ? { text: texts.hoursUntil.replace('{{time}}', single(first.to, locale)), open }
    : { text: texts.hoursFrom.replace('{{time}}', single(first.from, locale)), open };
}

function rangeOf({ time_from, time_to }: OpeningHours): Range {
  const from = minuteOf(time_from);
  const to = minuteOf(time_to);
  return { from, to: to > from ? to : to + DAY_MIN };
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `10–12 und 14–18` */
function listOf(ranges: Range[], locale: Locale): string {
  return new Intl.ListFormat(LANGUAGE[locale], { type: 'conjunction' }).format(
    ranges.map(({ from, to }) => `${short(from, locale)}–${short(to, locale)}`),
  );
}

/** A time that stands alone: `18`, `18.30`; in English always with minutes, `18:00`, since no word follows. */
function single(minute: number, locale: Locale): string {
  return locale === 'de' ? short(minute, locale) : clock(minute).join(':');
}

/** Full hours without minutes (specification §9). */
function short(minute: number, locale: Locale): string {
  const [hour, rest] = clock(minute);
  return rest === '00' ? hour : `${hour}${locale === 'de' ? '.' : ':'}${rest}`;
}

function clock(minute: number): [hour: string, minute: string] {
  const inDay = minute === DAY_MIN ? minute : minute % DAY_MIN;
  return [String(Math.floor(inDay / 60)), String(inDay % 60).padStart(2, '0')];
}
