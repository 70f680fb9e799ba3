import { css } from '@emotion/react';
import { from, Link, useHref, useMessages } from '@foyer/shared';
import type { ArticleCategory } from '@foyer/shared/api';

const list = css({
  // In columns on small windows: where a row breaks must not depend on whether the letters have come.
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  justifyItems: 'start',
  gap: '0 var(--s6)',
  overflowWrap: 'anywhere',
  [from.tablet]: { display: 'flex', flexWrap: 'wrap' },
  borderBlock: '1px solid var(--line)',
  font: '600 var(--step-1)/1.2 var(--font-display)',
  letterSpacing: '-.01em',
  a: { display: 'block', padding: 'var(--s3) 0', textDecoration: 'none' },
  'a:hover': { textDecoration: 'underline' },
  '[aria-current]': { boxShadow: 'inset 0 -.3rem var(--aurora)' },
});

/** 'All' and each category, as links. */
export function Categories({
  categories,
  current,
}: {
  categories: ArticleCategory[];
  current: ArticleCategory | null;
}) {
  const t = useMessages();
  const href = useHref();
  return (
    <nav aria-label={t('categories')}>
      <ul className="categories" css={list}>
        <li>
          <Link href={href('magazine')} aria-current={current ? undefined : 'page'}>
            {t('all')}
          </Link>
        </li>
        {categories.map(({ id, slug, name }) => (
          <li key={id}>
            <Link
              href={href('magazine-categories-category-id', { category: slug, id })}
              aria-current={id === current?.id ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
