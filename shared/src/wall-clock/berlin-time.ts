import { TZDate, tzOffset } from '@date-fns/tz';
import { TIME_ZONE } from '../formats/formats.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** What a field for date and time shows of an instant: `2026-12-04T19:30` in Berlin. Empty for none. */
export function wallClock(instant: unknown): string {
  if (typeof instant !== 'string' || Number.isNaN(Date.parse(instant))) return '';
  const at = new TZDate(instant, TIME_ZONE);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** A year below 1000 is one that is still being typed. */
const WALL = /^([1-9]\d{3})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whether Berlin's clocks never show this time, as they skip its hour in spring: `2027-03-28T02:30`. */
export function isSkipped(wall: unknown): wall is string {
  if (typeof wall !== 'string' || !/T\d{2}:\d{2}$/.test(wall)) return false;
  const instant = instantOf(wall);
  return instant !== null && wallClock(instant) !== wall;
}

/**
 * The instant of a time on Berlin's clocks, with its offset: `2026-12-04T19:30:00+01:00`. Of the hour that comes twice in autumn
 * it is the first one; one that the clocks skip in spring is an hour later. Null when it is none.
 */
export function instantOf(wall: string): string | null {
  const parts = WALL.exec(wall)?.slice(1).map(Number);
  if (!parts) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts;
  const utc = Date.UTC(year, month - 1, day, hour, minute);
  const offsetAt = (time: number) => tzOffset(TIME_ZONE, new Date(time));
  const before = offsetAt(utc - DAY);
  const possible = [before, offsetAt(utc + DAY)].map((minutes) => utc - minutes * MINUTE);
  const at = possible.find((time) => utc - offsetAt(time) * MINUTE === time) ?? utc - before * MINUTE;
  const offset = offsetAt(at);
  return `${new Date(at + offset * MINUTE).toISOString().slice(0, 19)}${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}
