import { LOCALES, type Href, type Locale } from '@foyer/shared';
import type { EventData } from './load.ts';

/** The event's page in each language. The address is the site's own; of what the API gives, only the name is taken. */
export function alternatesOf({ id, slug, urls }: Pick<EventData, 'id' | 'slug' | 'urls'>, href: Href): Record<Locale, string> {
  const addresses = LOCALES.map((locale) => [locale, href('events.detail', { slug: slugIn(urls[locale], id) ?? slug, id }, { locale })]);
  return Object.fromEntries(addresses) as Record<Locale, string>;
}

/** The name in an address that ends with name and id. */
function slugIn(url: string | undefined, id: number): string | undefined {
  const [, slug] = new RegExp(`/([^/]+)/${id}/?$`).exec(url ?? '') ?? [];
  return slug && decodeURIComponent(slug);
}
