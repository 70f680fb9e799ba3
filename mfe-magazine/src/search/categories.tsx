import { css } from '@emotion/react';
import { Chip, useHref, useMessages } from '@foyer/shared';
import type { Category, Search } from './load.ts';
import { searchHref } from './search-href.ts';

const chips = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)' });

/** How much there is of each kind, as links that narrow the results. */
export function Categories({ search: { query, category, summary } }: { search: Search }) {
  const t = useMessages();
  const href = useHref();
  const { events, others } = summary;
  const kinds: { slug: Category | null; name: string; count: number }[] = [
    { slug: null, name: t('all'), count: events.count + others.count },
    { slug: 'events', name: t('events'), count: events.count },
    ...others.categories,
  ];
  return (
    <nav aria-label={t('categories')}>
      <ul css={chips}>
        {kinds
          .filter(({ count }) => count > 0)
          .map(({ slug, name, count }) => (
            <li key={name}>
              <Chip
                href={searchHref(href, { query, category: slug })}
                aria-current={slug === category ? 'page' : undefined}
              >
                {name} {count}
              </Chip>
            </li>
          ))}
      </ul>
    </nav>
  );
}
