/** So many records a page, and so many pages, can be asked for. */
const MOST_PER_PAGE = 100;
const MOST_PAGES = 100_000;

/**
 * The query of a list's address without what means nothing in it, as one made by hand may have: there the list is as
 * it begins.
 * @param search with `?`; empty for none
 * @param sortable fields by which the list can be sorted
 */
export function meaningfulSearch(search: string, sortable: readonly string[]): string {
  const rules: Record<string, (value: string) => boolean> = {
    sort: (value) => sortable.includes(value),
    order: (value) => value === 'ASC' || value === 'DESC',
    page: (value) => isCount(value, MOST_PAGES),
    perPage: (value) => isCount(value, MOST_PER_PAGE),
  };
  const query = new URLSearchParams(search);
  const nonsense = Object.entries(rules).filter(([name, holds]) => {
    const [value, ...more] = query.getAll(name);
    return value !== undefined && (more.length > 0 || !holds(value));
  });
  if (nonsense.length === 0) return search;
  for (const [name] of nonsense) query.delete(name);
  const left = query.toString();
  return left && `?${left}`;
}

const isCount = (value: string, most: number): boolean => /^[1-9]\d*$/.test(value) && Number(value) <= most;
