import type { Translate } from '@foyer/shared';
import type { Search } from './load.ts';

/** What tells this page of the search from its others: what was asked, which kind, which page. */
export function titleOf({ query, category, summary, page }: Search, t: Translate): string {
  if (!query) return t('title');
  const kind =
    category === 'events' ? t('events') : summary.others.categories.find(({ slug }) => slug === category)?.name;
  return [t('titleOf', { query }), kind, page > 1 && t('page', { page })].filter(Boolean).join(', ');
}
