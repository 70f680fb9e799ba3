import { LOCALES, type FragmentContext, type Locale } from '@foyer/shared';
import type { Urls } from '@foyer/shared/api';

interface Addressed {
  id: number;
  slug: string;
  urls: Urls;
}

/** The same page in each language. The address is the site's own; of what the API gives, only the name is taken. */
export function alternatesOf(
  { id, slug, urls }: Addressed,
  { href, location }: Pick<FragmentContext, 'href' | 'location'>,
): Record<Locale, string> {
  const addresses = LOCALES.map((locale) => [
    locale,
    href(location.route, { slug: slugIn(urls[locale], id) ?? slug, id }, { locale }),
  ]);
  return Object.fromEntries(addresses) as Record<Locale, string>;
}

/** The name in an address that ends with name and id. */
function slugIn(url: string | undefined, id: number): string | undefined {
  const [, slug] = new RegExp(`/([^/]+)/${id}/?$`).exec(url ?? '') ?? [];
  return slug && decodeURIComponent(slug);
}
