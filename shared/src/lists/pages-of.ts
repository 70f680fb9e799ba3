import type { Paged } from '../api/index.ts';

/** How many pages there are. The server decides how long one is: all but the last are as long as this one. */
export function pagesOf(
  { count, next, results }: Pick<Paged<unknown>, 'count' | 'next' | 'results'>,
  page: number,
): number {
  return next === null || results.length === 0 ? page : Math.max(page + 1, Math.ceil(count / results.length));
}
