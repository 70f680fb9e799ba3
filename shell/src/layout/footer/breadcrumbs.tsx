import { css } from '@emotion/react';
import { observer, useSite, type Crumb, type NavigationStore } from '@foyer/shared';
import type { NavEntry } from '@foyer/shared/api';
import { currentOf } from '../menu/current.ts';
import { usePaths } from '../paths.ts';
import { useTexts } from '../texts.ts';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 .6rem',
  overflowWrap: 'anywhere',
  a: { display: 'inline-block', padding: '.25rem 0' },
  'li + li::before': { content: '"/"', marginInlineEnd: '.6rem', color: 'var(--mute-on-ink)' },
});

/**
 * The way to this page. Begins at the home page of the language; the last one is the page itself. A page that does not say what
 * stands above it stands below the entry of the menu that it lies in.
 */
export const Breadcrumbs = observer(function Breadcrumbs() {
  const { navigation, layout } = useSite();
  const paths = usePaths();
  const t = useTexts();
  const { pathname } = navigation.location;
  const way = [
    { title: t('home'), href: paths.home },
    ...(navigation.head.breadcrumbs ?? crumbsOf(navigation, layout.nav.menu)),
  ];
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="breadcrumbs" css={list}>
        {way.map(({ title, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === pathname ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
});

function crumbsOf({ head, location: { pathname, locale }, status }: NavigationStore, menu: NavEntry[]): Crumb[] {
  if (pathname === `/${locale}` || status !== 200 || !head.title) return [];
  const above = menu
    .filter(({ url }) => currentOf(url, pathname) === 'true')
    .map(({ url, menu_name }) => ({ title: menu_name, href: url }));
  return [...above, { title: head.title, href: pathname }];
}
