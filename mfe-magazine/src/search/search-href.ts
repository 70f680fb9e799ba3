import type { Href, Locale } from '@foyer/shared';
import type { Category } from './load.ts';

interface Wanted {
  query: string;
  category?: Category | null;
  page?: number;
  locale?: Locale;
}

/** The address of results: `/de/search/articles/2?q=glas`. */
export function searchHref(href: Href, { query, category, page = 1, locale }: Wanted): string {
  const params = { ...(category && { category, ...(page > 1 && { page }) }) };
  return href('search', params, { query: { q: query }, locale });
}
