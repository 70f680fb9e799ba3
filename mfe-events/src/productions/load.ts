import { ApiError, dayKey, NotFoundError, RedirectError, type ApiClient, type FragmentContext } from '@foyer/shared';
import type { Paged, Production } from '@foyer/shared/api';
import { pagesOf } from '@foyer/shared/lists';
import { readEditorsPage, type EditorsPage } from '../detail/editors-page.ts';
import { isLeftOut } from '../filter/is-left-out.ts';
import { readOptions, type FilterOptions } from './options.ts';
import { toProductionEntry, type ProductionEntry } from './production-entry.ts';
import { FILTERS, parseQuery, type ProductionsQuery, writeQuery } from './query.ts';

export interface ProductionsData {
  page: EditorsPage;
  productions: ProductionEntry[];
  /** How many pages the list has. */
  pages: number;
  options: FilterOptions;
}

/**
 * One page of productions: those that run or will, or with a season all of that season, so that what is over can be found.
 * @throws NotFoundError for a page past the end, RedirectError for values that mean nothing
 */
export async function loadProductions(context: FragmentContext): Promise<ProductionsData> {
  const { api, location, href, now } = context;
  const query = parseQuery(location.search);
  const [list, options, editorsPage] = await Promise.all([
    readProductions(api, query, now).catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400))
        throw new NotFoundError(`There are no productions at ${location.pathname}${location.search}`);
      throw error;
    }),
    readOptions(api),
    readEditorsPage(context),
  ]);
  const written = writeQuery({ ...query, filters: knownFilters(query.filters, options) });
  if (isLeftOut(location.search, [...FILTERS, 'page'], written))
    throw new RedirectError(href('productions', {}, { query: written }));
  return {
    page: editorsPage,
    productions: list.results.map(toProductionEntry),
    pages: pagesOf(list, query.page),
    options,
  };
}

/** Without those whose choices do not have the value. Where the choices cannot be had, everything may be one. */
function knownFilters(filters: ProductionsQuery['filters'], options: FilterOptions): ProductionsQuery['filters'] {
  const known = FILTERS.filter(
    (name) => options[name].length === 0 || options[name].some(({ value }) => value === filters[name]),
  );
  return Object.fromEntries(known.map((name) => [name, filters[name]]));
}

/** One page of the list. @throws ApiError, 404 for a page past the end */
export function readProductions(
  api: ApiClient,
  { filters, page }: ProductionsQuery,
  now: Date,
): Promise<Paged<Production>> {
  return api.get('/{locale}/api/productions/', {
    ...filters,
    date: filters.season ? null : dayKey(now),
    page: page > 1 ? page : null,
  });
}
