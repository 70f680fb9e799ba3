import { dayKey, type FragmentContext } from '@foyer/shared';
import { toEventRow, type EventRow } from '../rows/event-row.ts';
import { wantedOf } from './wanted.ts';

/** So many events more than wanted are asked for, since those of today that are over are left out. */
const SPARE = 10;

export interface ListData {
  events: EventRow[];
}

/** Reads the next events that match. What is over is not shown, whatever the list was set to. */
export async function loadList({ api, now, props }: FragmentContext): Promise<ListData> {
  const { from, until, filters, limit } = wantedOf(props);
  const today = dayKey(now);
  const { results } = await api.get('/{locale}/api/events/', {
    ...filters,
    date: from && from > today ? from : today,
    page_size: limit + SPARE,
  });
  const next = results.filter(
    ({ status, date_start }) => status !== 'past' && (until === null || dayKey(date_start) <= until),
  );
  return { events: next.slice(0, limit).map(toEventRow) };
}
