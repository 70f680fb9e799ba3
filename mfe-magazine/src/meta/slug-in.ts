import type { Locale } from '@foyer/shared';
import type { ArticleCategory } from '@foyer/shared/api';

/** The name of a category or topic in addresses of a language; in that of the page where the other one is not known. */
export function slugIn({ slug, slugs }: Pick<ArticleCategory, 'slug' | 'slugs'>, locale?: Locale): string {
  return (locale && slugs?.[locale]) ?? slug;
}
