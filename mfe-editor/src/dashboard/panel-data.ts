import { searchOf } from '@foyer/shared';
import { MAX_PAGE } from '@foyer/shared/limits';

/** What a panel shows, or null when it could not be read: one panel in trouble leaves the others alone. */
export const orNull = <T>(read: Promise<T>): Promise<T | null> => read.catch(() => null);

/** Pages of the two long lists, as the address names them. */
export interface ListPages {
  activity: number;
  log: number;
  order: 'recent' | 'frequent';
  faulty: number;
}

/** What the query of the address asks for; nonsense counts as the first page. */
export function listPagesIn(search: string): ListPages {
  const query = new URLSearchParams(search);
  const page = (name: string) => Math.max(1, Math.min(MAX_PAGE, Number.parseInt(query.get(name) ?? '', 10) || 1));
  return {
    activity: page('activity'),
    log: page('log'),
    faulty: page('faulty'),
    order: query.get('order') === 'frequent' ? 'frequent' : 'recent',
  };
}

/** The query that shows other pages of the lists. */
export function pagesSearch({ activity, log, order, faulty }: ListPages): string {
  const later = (page: number) => (page > 1 ? page : null);
  return searchOf({
    activity: later(activity),
    log: later(log),
    faulty: later(faulty),
    order: order === 'recent' ? null : order,
  });
}
