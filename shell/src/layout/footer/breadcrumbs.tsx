import { css } from '@emotion/react';
import { observer, useSite } from '@foyer/shared';
import { usePaths } from '../paths.ts';
import { useTexts } from '../texts.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '0 .6rem', 'li + li::before': { content: '"/"', marginInlineEnd: '.6rem', color: 'var(--mute-on-ink)' } });

export interface Crumb {
  title: string;
  href: string;
}

/** The way to this page. Begins at the home page of the language; the last one is the page itself. */
export const Breadcrumbs = observer(function Breadcrumbs({ crumbs = [] }: { crumbs?: Crumb[] }) {
  const { navigation } = useSite();
  const paths = usePaths();
  const t = useTexts();
  const way = [{ title: t('home'), href: paths.home }, ...crumbs];
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className="breadcrumbs" css={list}>
        {way.map(({ title, href }) => (
          <li key={href}>
            <a href={href} aria-current={href === navigation.location.pathname ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
});
