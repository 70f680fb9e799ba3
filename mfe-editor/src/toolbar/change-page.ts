import type { PageLocation } from '@foyer/shared';

/** Routes of detail pages, and what the back-office calls the things they show. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
  'events-slug-id': 'events',
  'productions-slug-id': 'productions',
  'team-slug-id': 'persons',
  'venues-slug-id': 'venues',
  'series-slug-id': 'series',
  'magazine-slug-id': 'articles',
  'forms-slug-id': 'forms',
};

/** Where the back-office changes what a page shows (specification §6): content type and address; null for pages of the content system and lists. */
export function changePageOf({
  route,
  params,
}: Pick<PageLocation, 'route' | 'params'>): { type: string; url: string } | null {
  const type = CONTENT_TYPES[route];
  return type && /^\d+$/.test(params.id ?? '') ? { type, url: `/admin/${type}/${params.id}/change/` } : null;
}
