import type { ApiClient } from '@foyer/shared';
import { addDays, type Day } from '../days/day.ts';
import { firstDay, type ProgrammeQuery } from './programme-query.ts';

/** How many events a choice leaves: those from its first day on, without those after its last. @throws ApiError */
export async function countEvents(api: ApiClient, query: ProgrammeQuery, today: Day): Promise<number> {
  const from = async (date: Day) =>
    (await api.get('/{locale}/api/events/', { ...query.filters, date, page_size: 1 })).count;
  const [all, later] = await Promise.all([
    from(firstDay(query, today)),
    query.until ? from(addDays(query.until, 1)) : 0,
  ]);
  return all - later;
}
