import type { Event } from '@foyer/shared/api';

/** What has not ended yet, the next first. */
export function comingOf(events: readonly Event[], now: Date): Event[] {
  return events
    .filter(({ date_end }) => Date.parse(date_end) > now.getTime())
    .sort((one, other) => Date.parse(one.date_start) - Date.parse(other.date_start));
}
