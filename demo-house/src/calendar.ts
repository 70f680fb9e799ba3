import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { LocalDateTime, LocalDay, LocalTime } from '@foyer/shared/house';

const zone = 'Europe/Berlin';
/** Calendar days are counted in UTC, where each has 24 hours, so that no clock change comes between. */
const dayLength = 86_400_000;

/** The Berlin calendar day of an instant. */
export function dayOf(instant: Date): LocalDay {
  return format(new TZDate(instant, zone), 'yyyy-MM-dd');
}

/** The day `count` days after `day` (before, if negative). */
export function dayAfter(day: LocalDay, count: number): LocalDay {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}

/** ISO weekday, 1 = Monday … 7 = Sunday. */
export function weekdayOf(day: LocalDay): number {
  return new Date(day).getUTCDay() || 7;
}

/** Days from `from` to `to`, whatever the clock did in between. */
export function daysBetween(from: LocalDay, to: LocalDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

/** Wall-clock time on a day, plus minutes; past midnight it runs into the next day. */
export function at(day: LocalDay, time: LocalTime, minutes = 0): LocalDateTime {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = hour * 60 + minute + minutes;
  const clock = `${pad(Math.floor((total % 1440) / 60))}:${pad(total % 60)}`;
  return `${dayAfter(day, Math.floor(total / 1440))}T${clock}`;
}

/** The instant of a Berlin wall-clock time. */
export function instantOf(local: LocalDateTime): Date {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = local.split(/[-T:]/).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, zone).getTime());
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
