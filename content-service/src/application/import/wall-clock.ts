import { TZDate, tzOffset } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isDay, isoInBerlin, TIME_ZONE } from '../../platform/time/berlin.ts';
import { CellFault } from './rows.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})[ T](\d{2}):(\d{2})(?::(\d{2}))?$/;
const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4}),? (\d{1,2}):(\d{2})$/;
const WITH_OFFSET = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const two = (text: string | undefined): string => (text ?? '0').padStart(2, '0');

/**
 * The instant that a text means: `2026-12-04 19:30` and `04.12.2026 19:30` by the clocks of the house, or ISO 8601 with offset.
 * @throws CellFault
 */
export function instantFrom(text: string): Date {
  if (WITH_OFFSET.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))) return new Date(text);
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
  const asUtc = Date.parse(`${wall.replace(' ', 'T')}Z`);
  const isInCalendar = !Number.isNaN(asUtc) && new Date(asUtc).toISOString().startsWith(wall.slice(0, 10));
  // The offsets before and after a change of the clocks, of which the first gives the earlier instant.
  const instants = [asUtc - DAY_MS, asUtc + DAY_MS]
    .map((near) => asUtc - tzOffset(zone, new Date(near)) * MINUTE_MS)
    .filter((at) => at + tzOffset(zone, new Date(at)) * MINUTE_MS === asUtc);
  if (!isInCalendar || instants.length === 0) throw new CellFault(`there is no such time as ${wall} in ${zone}`);
  return new Date(Math.min(...instants));
}

/** The shortest text that `instantFrom` reads as this instant. */
export function wallClock(instant: Date): string {
  const text = format(new TZDate(instant, TIME_ZONE), 'yyyy-MM-dd HH:mm');
  return instantFrom(text).getTime() === instant.getTime() ? text : isoInBerlin(instant);
}
