import type { ApiClient } from '@foyer/shared';
import type { ExhibitionType, Option, ReadPath } from '@foyer/shared/api';
import { FILTERS, type FilterName } from './query.ts';

export interface FilterOption {
  value: string;
  name: string;
}

export type FilterOptions = Record<FilterName, FilterOption[]>;

const LISTS = {
  season: '/api/seasons/',
  exhibition_type: '/api/exhibition-types/',
  tag: '/api/production-tags/',
} as const satisfies Record<FilterName, ReadPath>;

/** The choices of all filters, in parallel. A list that cannot be had is a filter less, and no reason to show no productions. */
export async function readOptions(api: ApiClient): Promise<FilterOptions> {
  const entries = await Promise.all(
    FILTERS.map(async (name) => [name, await readList(api, name).catch(() => [])] as const),
  );
  return Object.fromEntries(entries) as FilterOptions;
}

async function readList(api: ApiClient, name: FilterName): Promise<FilterOption[]> {
  const options: (Option | ExhibitionType)[] = await api.get(LISTS[name]);
  const list = options.map((option) => ({
    value: 'id' in option ? String(option.id) : option.slug,
    name: option.name,
  }));
  // Seasons are named by their years: the next one stands last.
  return name === 'season' ? list.sort((one, other) => one.name.localeCompare(other.name, 'de')) : list;
}
