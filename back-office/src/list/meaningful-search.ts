import type { Resource } from '@foyer/shared/api';
import { MAX_PAGE, MAX_PAGE_SIZE } from '@foyer/shared/limits';
import { meaningfulFilter } from './meaningful-filter.ts';

/**
 * The query of a list's address without what means nothing in it, as one made by hand may have: there the list is as
 * it begins.
 * @param search with `?`; empty for none
 */
export function meaningfulSearch(search: string, resource: Pick<Resource, 'sortable' | 'filters' | 'fields'>): string {
  const kept = (holds: boolean, value: string) => (holds ? value : null);
  /** What of a value stays; null for nothing. */
  const rules: Record<string, (value: string) => string | null> = {
    sort: (value) => kept(resource.sortable.includes(value), value),
    order: (value) => kept(value === 'ASC' || value === 'DESC', value),
    page: (value) => kept(isCount(value, MAX_PAGE), value),
    perPage: (value) => kept(isCount(value, MAX_PAGE_SIZE), value),
    filter: (value) => meaningfulFilter(value, resource),
  };
  const query = new URLSearchParams(search);
  let isSame = true;
  for (const [name, rule] of Object.entries(rules)) {
    const [value, ...more] = query.getAll(name);
    if (value === undefined) continue;
    const left = more.length > 0 ? null : rule(value);
    if (left === value) continue;
    isSame = false;
    if (left === null) query.delete(name);
    else query.set(name, left);
  }
  if (isSame) return search;
  const left = query.toString();
  return left && `?${left}`;
}

const isCount = (value: string, most: number): boolean => /^[1-9]\d*$/.test(value) && Number(value) <= most;
