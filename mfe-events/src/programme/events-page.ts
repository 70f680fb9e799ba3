import { dayKey, type ApiClient } from '@foyer/shared';
import type { Day } from '../days/day.ts';
import { firstDay, type ProgrammeQuery } from '../filter/programme-query.ts';
import { toEventRow, withPicture, type EventRow } from '../rows/event-row.ts';

/** Looks besides the usual one: picture cards, and a dense timetable. */
export type EventStyle = 'style2' | 'style3';

/** One page of the programme: what the API gave, cut off where a preset ends. */
export interface EventsPage {
  rows: EventRow[];
  /** Whether there is a next page. */
  more: boolean;
}

/** Reads one page of events. @throws ApiError, 404 for a page past the end */
export async function fetchEventsPage(
  api: ApiClient,
  query: ProgrammeQuery,
  today: Day,
  page: number,
  style?: EventStyle,
): Promise<EventsPage> {
  const { results, next } = await api.get('/{locale}/api/events/', {
    ...query.filters,
    date: firstDay(query, today),
    page: page > 1 ? page : null,
  });
  const { until } = query;
  const within = until === null ? results : results.filter(({ date_start }) => dayKey(date_start) <= until);
  return {
    rows: within.map(style === 'style2' ? withPicture : toEventRow),
    more: next !== null && within.length === results.length,
  };
}
