import type { SearchCategory } from '@foyer/shared/api';
import type { Localised } from '../../platform/languages.ts';
import type { ContentType } from '../../content/pages/tables.ts';

interface Category {
  slug: SearchCategory;
  type: ContentType;
  name: Localised;
}

/** What is found beside events, in the order in which visitors see it. */
export const CATEGORIES: readonly Category[] = [
  { slug: 'productions', type: 'production', name: { de: 'Produktionen', en: 'Productions' } },
  { slug: 'articles', type: 'article', name: { de: 'Mediathek', en: 'Magazine' } },
  { slug: 'persons', type: 'person', name: { de: 'Personen', en: 'People' } },
  { slug: 'series', type: 'series', name: { de: 'Reihen', en: 'Series' } },
  { slug: 'venues', type: 'venue', name: { de: 'Orte', en: 'Venues' } },
  { slug: 'pages', type: 'page', name: { de: 'Seiten', en: 'Pages' } },
];
