import type ICAL from 'ical.js';
import { TIME_ZONE } from '../../platform/time/berlin.ts';
import { CellFault } from './rows.ts';
import { onTheWall } from './wall-clock.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/**
 * The instant that a time of a calendar means. Without a zone it is the house's; a whole day begins at midnight.
 * @throws CellFault for a zone that is unknown
 */
export function instantOf(time: ICAL.Time, zoneName: string | null): Date {
  const wall = `${time.year}-${two(time.month)}-${two(time.day)} ${two(time.hour)}:${two(time.minute)}:${two(time.second)}`;
  if (time.isDate) return onTheWall(wall, TIME_ZONE);
  if (time.zone?.tzid === 'UTC') return time.toJSDate();
  const zone = zoneName ?? TIME_ZONE;
  if (isKnown(zone)) return onTheWall(wall, zone);
  // Described in the calendar itself.
  if (time.zone && time.zone.tzid !== 'floating') return time.toJSDate();
  throw new CellFault(`the time zone "${zone}" is neither known nor described in the file`);
}

function isKnown(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
