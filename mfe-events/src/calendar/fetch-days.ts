import type { ApiClient } from '@foyer/shared';
import type { Day } from '../days/day.ts';
import type { Filters } from '../filter/programme-query.ts';
import { firstDayOf, type Month } from './month.ts';

/** Days of a month that have events, under the filters that the calendar knows (specification §7). */
export function fetchDays(api: ApiClient, month: Month, { room, type, tag }: Filters): Promise<Day[]> {
  return api.get<Day[]>('/api/calendar/', { date: firstDayOf(month), room, type, tag });
}
