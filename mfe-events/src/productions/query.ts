import { pageIn } from '@foyer/shared/lists';

/** What the list of productions can be narrowed by, as in the API and in the site's own addresses. */
export const FILTERS = ['season', 'exhibition_type', 'tag'] as const;
export type FilterName = (typeof FILTERS)[number];

/** The state of the list, as its address has it. Values are ids, of exhibition types slugs. */
export interface ProductionsQuery {
  filters: Partial<Record<FilterName, string>>;
  page: number;
}

/** Reads the address. What is malformed counts as not said. */
export function parseQuery(search: string): ProductionsQuery {
  const params = new URLSearchParams(search);
  const filters: ProductionsQuery['filters'] = {};
  for (const name of FILTERS) {
    const value = params.get(name);
    if (value && (name === 'exhibition_type' ? /^[\w-]{1,100}$/ : /^\d{1,9}$/).test(value)) filters[name] = value;
  }
  return { filters, page: pageIn(search) };
}

/** The query of an address. The first page is the list itself. */
export function writeQuery({ filters, page }: ProductionsQuery): Record<string, string | number | null> {
  return { ...filters, page: page > 1 ? page : null };
}

/** Selects an option; the selected one is cleared, and so is one that is null. The list begins anew. */
export function withFilter({ filters }: ProductionsQuery, name: FilterName, value: string | null): ProductionsQuery {
  const { [name]: before, ...others } = filters;
  return { filters: value === null || value === before ? others : { ...others, [name]: value }, page: 1 };
}

/** Does the address ask for some of the productions only? */
export function isFiltered({ filters }: ProductionsQuery): boolean {
  return Object.keys(filters).length > 0;
}
