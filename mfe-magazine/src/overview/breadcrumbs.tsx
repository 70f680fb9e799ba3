import { css } from '@emotion/react';
import { Link, useHref, useMessages } from '@foyer/shared';
import type { ArticleCategory } from '@foyer/shared/api';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: 'var(--step--1)',
  color: 'var(--mute)',
  'li + li::before': { content: '"/"', margin: '0 .6em' },
  a: { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '[aria-current]': { color: 'var(--ink)', fontWeight: 600 },
});

/** Home, the magazine, and the category where one is shown. */
export function Breadcrumbs({ category }: { category: ArticleCategory | null }) {
  const t = useMessages();
  const href = useHref();
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="breadcrumbs" css={list}>
        <li>
          <Link href={href('index')}>{t('home')}</Link>
        </li>
        {category && (
          <li>
            <Link href={href('magazine')}>{t('title')}</Link>
          </li>
        )}
        <li aria-current="page">{category?.name ?? t('title')}</li>
      </ol>
    </nav>
  );
}
