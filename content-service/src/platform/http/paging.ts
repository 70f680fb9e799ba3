import Type from 'typebox';
import type { Paged } from '@foyer/shared/api';
import { IDS_PATTERN, MAX_IDS, MAX_INTEGER, MAX_PAGE } from '@foyer/shared/limits';
import type { Locale } from '../languages.ts';
import { notFound } from './problem.ts';

/** An id as PostgreSQL counts them. */
export const idParameter = Type.Integer({ minimum: 1, maximum: MAX_INTEGER });

/** Ids in one query parameter, `7,12`. */
export const idsParameter = Type.String({
  pattern: IDS_PATTERN,
  description: `at most ${MAX_IDS} ids, divided by commas`,
});

/** The numbers in an `idsParameter`. */
export const idsIn = (text: string): number[] => text.split(',').map(Number);

/** Query parameter of paged lists. */
export const pageParameter = { page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE })) };

/** Which page of which list is asked for. */
export interface PageRequest {
  /** Path without language and outer slashes: `api/events`. */
  list: string;
  locale: Locale;
  page: number;
  pageSize: number;
  /** Filters, to repeat in the links to other pages. */
  query: Record<string, unknown>;
}

/** Where in the list a page begins. */
export const offsetOf = ({ page, pageSize }: Pick<PageRequest, 'page' | 'pageSize'>): number => (page - 1) * pageSize;

/**
 * Wraps the results of one page.
 * @throws HttpProblem 404 for a page past the end; an empty list has one empty page
 */
export function paged<T>(request: PageRequest, count: number, results: T[]): Paged<T> {
  const { page, pageSize } = request;
  const pages = Math.max(1, Math.ceil(count / pageSize));
  if (page > pages) throw notFound(`page ${page}; the last one is ${pages}`);
  return {
    count,
    next: page < pages ? linkTo(request, page + 1) : null,
    previous: page > 1 ? linkTo(request, page - 1) : null,
    results,
  };
}

function linkTo({ list, locale, query }: PageRequest, page: number): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, page })) {
    if (value !== undefined && value !== null) parameters.set(name, String(value));
  }
  return `/${locale}/${list}/?${parameters}`;
}
