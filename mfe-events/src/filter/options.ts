import type { ApiClient } from '@foyer/shared';
import type { ExhibitionType, Option, ReadPath } from '@foyer/shared/api';
import { FILTERS, type FilterName, type Filters, type FilterValue } from './programme-query.ts';

export interface FilterOption {
  value: FilterValue;
  name: string;
}

export type FilterOptions = Record<FilterName, FilterOption[]>;

const LISTS = {
  room: '/api/rooms/',
  type: '/api/exhibition-types/',
  tag: '/api/event-tags/',
  series: '/api/series/',
  genre: '/api/genres/',
} as const satisfies Record<FilterName, ReadPath>;

/** The choices of one filter. Exhibition types have no id: their slug is it. */
export async function fetchOptions(api: ApiClient, filter: FilterName): Promise<FilterOption[]> {
  const options: (Option | ExhibitionType)[] = await api.get(LISTS[filter]);
  return options.map((option) => ({ value: 'id' in option ? option.id : option.slug, name: option.name }));
}

/** The choices of all filters, in parallel. A list that cannot be had is a filter less (specification §8). */
export async function fetchAllOptions(api: ApiClient): Promise<FilterOptions> {
  const entries = await Promise.all(
    FILTERS.map(async (filter) => [filter, await fetchOptions(api, filter).catch(() => [])] as const),
  );
  return Object.fromEntries(entries) as FilterOptions;
}

/** A filter that is set, by name. */
export interface Selection {
  filter: FilterName;
  value: FilterValue;
  name: string;
}

/**
 * Names what is selected. Asks only for the lists of filters that are set; a value that none of them has is left out, one whose
 * list cannot be had is its own name.
 */
export async function fetchSelections(api: ApiClient, filters: Filters): Promise<Selection[]> {
  const set = FILTERS.flatMap((filter) => {
    const value = filters[filter];
    return value === undefined ? [] : [{ filter, value }];
  });
  const found = await Promise.all(
    set.map(async ({ filter, value }) =>
      (await fetchOptions(api, filter).catch(() => [{ value, name: String(value) }]))
        .filter((option) => option.value === value)
        .map(({ name }) => ({ filter, value, name })),
    ),
  );
  return found.flat();
}
