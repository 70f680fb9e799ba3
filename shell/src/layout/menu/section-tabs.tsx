import { css } from '@emotion/react';
import { linkTarget, observer, print, useSite, Wrap } from '@foyer/shared';
import type { NavEntry } from '@foyer/shared/api';
import { currentOf } from './current.ts';
import { menuLink } from './menu-link.ts';

const tabs = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.9rem var(--s6)',
  padding: '1rem 0 .9rem',
  borderTop: '1px solid var(--hair)',
  font: '600 1rem/1.2 var(--font-display)',
  [print]: { display: 'none' },
});

/** The pages of a section beside each other, on each of them, where its entry asks for it (`has_tab_navigation`). */
export const SectionTabs = observer(function SectionTabs() {
  const { layout, navigation } = useSite();
  const { pathname } = navigation.location;
  const section = layout.nav.menu.find(
    (entry) => entry.has_tab_navigation && pagesOf(entry).some(({ url }) => currentOf(url, pathname)),
  );
  if (!section) return null;
  return (
    <Wrap as="nav" aria-label={section.menu_name}>
      <ul className="tabs" css={tabs}>
        {pagesOf(section).map(({ url, menu_name }) => {
          const current = currentOf(url, pathname);
          return (
            <li key={url}>
              <a
                css={menuLink}
                href={url}
                // On a page below it the section's own page is another one.
                aria-current={url === section.url && current === 'true' ? undefined : current}
                {...linkTarget(url)}
              >
                {menu_name}
              </a>
            </li>
          );
        })}
      </ul>
    </Wrap>
  );
});

/** The section's own page and those below it, as far as they are there; some menus name the first among the others. */
function pagesOf(entry: NavEntry) {
  const { url, children } = entry;
  const isOwn = url !== '' && children.length > 0 && children.every((page) => page.url !== url);
  return isOwn ? [entry, ...children] : children;
}
