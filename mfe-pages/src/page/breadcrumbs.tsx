import { css } from '@emotion/react';
import { Link, useLocation, useMessages } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import { parentsOf } from './parents.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: 'var(--step--1)',
  color: 'var(--mute)',
  'li + li::before': { content: '"/"', margin: '0 .6em' },
  a: { textDecoration: 'none', '&:hover': { textDecoration: 'underline' } },
  '[aria-current]': { color: 'var(--ink)', fontWeight: 600 },
});

/** Home, the page's parents, the page itself (specification §2). Nothing for a page without parents. */
export function Breadcrumbs({ page }: { page: Page }) {
  const t = useMessages();
  const { locale } = useLocation();
  const home = `/${locale}`;
  const parents = parentsOf(page).filter(({ urls }) => urls[locale] !== home);
  if (parents.length === 0) return null;
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className="breadcrumbs" css={list}>
        <li>
          <Link href={home}>{t('home')}</Link>
        </li>
        {parents.map(({ id, title, urls }) => (
          <li key={id}>
            <Link href={urls[locale]}>{title}</Link>
          </li>
        ))}
        <li aria-current="page">{page.title}</li>
      </ol>
    </nav>
  );
}
