import { dayKey } from '@foyer/shared';
import type { EventRow } from '../rows/event-row.ts';
import type { TeaserRow } from '../rows/teaser-row.ts';
import type { Day } from './day.ts';

/** Events and teasers carry a kind marker once they are merged (specification §3). */
export type DayItem = { kind: 'event'; event: EventRow } | { kind: 'teaser'; teaser: TeaserRow };

export interface DayGroup {
  day: Day;
  items: DayItem[];
}

interface Entry {
  day: Day;
  /** Instant in milliseconds. */
  at: number;
  item: DayItem;
}

/**
 * Merges events and teasers, sorts them by date, groups them by day in Berlin, and reverses the order within each day
 * (specification §4). A teaser has a day only and counts as that day's beginning.
 */
export function groupByDay(events: EventRow[], teasers: TeaserRow[]): DayGroup[] {
  const entries: Entry[] = [
    ...teasers.map((teaser): Entry => ({ day: teaser.day, at: 0, item: { kind: 'teaser', teaser } })),
    ...events.map((event): Entry => ({
      day: dayKey(event.start),
      at: Date.parse(event.start),
      item: { kind: 'event', event },
    })),
  ];
  entries.sort((a, b) => (a.day === b.day ? a.at - b.at : a.day < b.day ? -1 : 1));
  const groups: DayGroup[] = [];
  for (const { day, item } of entries) {
    const last = groups.at(-1);
    if (last && last.day === day) last.items.unshift(item);
    else groups.push({ day, items: [item] });
  }
  return groups;
}

/** Which stretch of the programme is on show. */
export interface Stretch {
  /** The first day asked for. */
  from: Day;
  /** Whether the list begins with the first page. */
  fromStart: boolean;
  /** Whether more events follow. */
  more: boolean;
}

/** The teasers that lie among the events on show: never before them, never beyond them while more are to come. */
export function teasersAmong(
  teasers: TeaserRow[],
  events: EventRow[],
  { from, fromStart, more }: Stretch,
): TeaserRow[] {
  const first = events[0];
  const last = events.at(-1);
  const after = !fromStart && first ? dayKey(first.start) : null;
  const until = more && last ? dayKey(last.start) : null;
  return teasers.filter(
    ({ day }) => day >= from && (after === null || day > after) && (until === null || day <= until),
  );
}
