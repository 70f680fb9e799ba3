import { dayKey, type FragmentContext } from '@foyer/shared';
import { toEventRow, type EventRow } from '../rows/event-row.ts';
import { wantedOf } from './wanted.ts';

/** So many events more than wanted are asked for, since those of today that are over are left out. */
const SPARE = 10;
/** As many as the content service gives at once: for the evening of a day that has many events. */
const MOST_AT_ONCE = 100;

export interface ListData {
  events: EventRow[];
}

/** Reads the next events that match. What is over is not shown, whatever the list was set to. */
export async function loadList({ api, now, props }: FragmentContext): Promise<ListData> {
  const { from, until, filters, limit } = wantedOf(props);
  const today = dayKey(now);
  const read = async (page_size: number) => {
    const date = from && from > today ? from : today;
    const { results, next } = await api.get('/{locale}/api/events/', { ...filters, date, page_size });
    const within = results.filter(({ date_start }) => until === null || dayKey(date_start) <= until);
    return {
      coming: within.filter(({ status }) => status !== 'past').slice(0, limit),
      isAll: next === null || within.length < results.length,
    };
  };
  const first = await read(limit + SPARE);
  const { coming } = first.coming.length < limit && !first.isAll ? await read(MOST_AT_ONCE) : first;
  return { events: coming.map(toEventRow) };
}
