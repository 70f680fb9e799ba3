import type { Href, Locale } from '@foyer/shared';
import { slugIn } from '../meta/slug-in.ts';
import type { ArticleCategory } from '@foyer/shared/api';

/** The address of a page of the magazine. */
export function overviewHref(href: Href, category: ArticleCategory | null, page: number, locale?: Locale): string {
  const options = { locale, query: { page: page > 1 ? page : null } };
  return category
    ? href('magazine-categories-category-id', { category: slugIn(category, locale), id: category.id }, options)
    : href('magazine', {}, options);
}
