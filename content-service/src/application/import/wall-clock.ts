import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isoInBerlin, TIME_ZONE } from '../../platform/time/berlin.ts';
import { CellFault } from './rows.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;
const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),? (\d{1,2}):(\d{2})$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const HOUR_MS = 60 * 60_000;
const two = (text: string | undefined): string => (text ?? '0').padStart(2, '0');

/**
 * The instant that a text means: `2026-12-04 19:30` and `04.12.2026 19:30` by the clocks of the house, or ISO 8601 with offset.
 * @throws CellFault
 */
export function instantFrom(text: string): Date {
  if (WITH_OFFSET.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text);
  const [, year, month, day, hour, minute, second] = ISO.exec(text) ?? [];
  const [, gDay, gMonth, gYear, gHour, gMinute] = GERMAN.exec(text) ?? [];
  const wall = year
    ? `${year}-${month}-${day} ${hour}:${minute}:${two(second)}`
    : gYear && `${gYear}-${two(gMonth)}-${two(gDay)} ${two(gHour)}:${gMinute}:00`;
  if (!wall) throw new CellFault(`"${text}" is no time; write it like 2026-12-04 19:30`);
  return onTheWall(wall, TIME_ZONE);
}

/**
 * @param wall `2026-12-04 19:30:00`; where clocks show it twice, the first time is meant
 * @throws CellFault for a time that the calendar or the clocks of that zone do not have
 */
export function onTheWall(wall: string, zone: string): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = wall.split(/\D/).map(Number);
  const instant = new TZDate(year, month - 1, day, hour, minute, second, zone).getTime();
  const shows = (at: number): boolean => format(new TZDate(at, zone), 'yyyy-MM-dd HH:mm:ss') === wall;
  if (!shows(instant)) throw new CellFault(`there is no such time as ${wall} in ${zone}`);
  return new Date(shows(instant - HOUR_MS) ? instant - HOUR_MS : instant);
}

/** The shortest text that `instantFrom` reads as this instant. */
export function wallClock(instant: Date): string {
  const text = format(new TZDate(instant, TIME_ZONE), 'yyyy-MM-dd HH:mm');
  return instantFrom(text).getTime() === instant.getTime() ? text : isoInBerlin(instant);
}
