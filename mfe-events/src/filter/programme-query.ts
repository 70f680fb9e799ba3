import type { Query } from '@foyer/shared';
import { pageIn } from '@foyer/shared/lists';
import { fromSiteMonth, toSiteMonth, type Month } from '../calendar/month.ts';
import { fromSiteDay, toSiteDay, type Day } from '../days/day.ts';

/** The five filters of the programme (specification §2), as the API and the addresses name them. */
export const FILTERS = ['room', 'type', 'tag', 'series', 'genre'] as const;
export type FilterName = (typeof FILTERS)[number];

/** An id, or for exhibition types a slug. */
export type FilterValue = number | string;
export type Filters = Partial<Record<FilterName, FilterValue>>;

/** What an address asks of the programme. Null where it says nothing. */
export interface ProgrammeQuery {
  filters: Filters;
  /** First day shown; today if null. */
  date: Day | null;
  /** Last day shown, for presets. */
  until: Day | null;
  page: number;
  /** Month that the calendar shows; that of `date` if null. */
  month: Month | null;
  /** Whether the filter panel is open. */
  panel: boolean;
}

const NUMERIC = /^-?\d+$/;

/** Reads the query string. Numeric filter values become numbers, empty ones are unset, malformed days and pages are ignored, and so is an end before the beginning. */
export function parseQuery(search: string): ProgrammeQuery {
  const query = new URLSearchParams(search);
  const filters: Filters = {};
  for (const name of FILTERS) {
    const value = query.get(name)?.trim();
    if (value) filters[name] = NUMERIC.test(value) ? Number(value) : value;
  }
  const date = fromSiteDay(query.get('date'));
  const until = fromSiteDay(query.get('until'));
  return {
    filters,
    date,
    until: date && until && until < date ? null : until,
    page: pageIn(search),
    month: fromSiteMonth(query.get('month')),
    panel: query.get('filter') === '1',
  };
}

/** Writes the query string's values; what is at its default is left out. */
export function writeQuery({ filters, date, until, page, month, panel }: ProgrammeQuery): Query {
  return {
    date: date && toSiteDay(date),
    until: until && toSiteDay(until),
    ...filters,
    page: page > 1 ? page : null,
    month: month && toSiteMonth(month),
    filter: panel ? 1 : null,
  };
}

/** The day from which events are asked for. */
export function firstDay({ date }: ProgrammeQuery, today: Day): Day {
  return date ?? today;
}

/** Whether a filter is set or the date is not today: teasers are hidden then. */
export function isFiltered({ filters, date }: ProgrammeQuery, today: Day): boolean {
  return Object.keys(filters).length > 0 || (date !== null && date !== today);
}

/** Filtered, or cut off by a preset: an empty result is the visitor's choice, and can be reset. */
export function isNarrowed(query: ProgrammeQuery, today: Day): boolean {
  return isFiltered(query, today) || query.until !== null;
}

/** The programme without any choice. */
export const EVERYTHING: ProgrammeQuery = { filters: {}, date: null, until: null, page: 1, month: null, panel: false };

/** Selects an option; selecting the selected one clears it. The list begins anew. */
export function toggleFilter(query: ProgrammeQuery, name: FilterName, value: FilterValue): ProgrammeQuery {
  const { [name]: selected, ...others } = query.filters;
  return { ...query, filters: selected === value ? others : { ...others, [name]: value }, page: 1, panel: false };
}

/** Shows the programme from a day, or within a span of days. The list begins anew. */
export function withDays(query: ProgrammeQuery, date: Day | null, until: Day | null = null): ProgrammeQuery {
  return { ...query, date, until, page: 1, month: null, panel: false };
}
