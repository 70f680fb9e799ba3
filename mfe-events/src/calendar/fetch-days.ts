import type { ApiClient } from '@foyer/shared';
import type { Day } from '../days/day.ts';
import type { Filters } from '../filter/programme-query.ts';
import { firstDayOf, type Month } from './month.ts';

/** Days of a month that have events, under the filters of the programme. */
export function fetchDays(api: ApiClient, month: Month, filters: Filters): Promise<Day[]> {
  return api.get('/api/calendar/', { date: firstDayOf(month), ...filters });
}
