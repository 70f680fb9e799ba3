import { css } from '@emotion/react';
import { Arrow, belowDesktop, linkTarget, observer, print, useSite, withoutScripts } from '@foyer/shared';
import type { NavEntry } from '@foyer/shared/api';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { chevron, panel } from '../disclosure/panel-styles.ts';
import { useDismiss } from '../disclosure/use-dismiss.ts';
import { useTexts } from '../texts.ts';
import { currentOf } from './current.ts';
import { menuLink } from './menu-link.ts';

const menu = css({ [belowDesktop]: { display: 'none' }, [print]: { display: 'none' } });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 'var(--s2) clamp(1.1rem, 2.2vw, 2rem)',
  font: '600 1.25rem/1 var(--font-display)',
  letterSpacing: '-.01em',
});
const item = css({ position: 'relative', display: 'flex', alignItems: 'baseline' });
/** Larger than it looks: 2rem to hit. */
const toggle = css({
  flex: 'none',
  alignSelf: 'center',
  padding: '.7rem .5rem',
  margin: '-.7rem -.5rem -.7rem -.1rem',
  lineHeight: 0,
  [withoutScripts]: { display: 'none' },
});
/** The name of an entry that is no link belongs to what unfolds its pages. */
const named = css({ lineHeight: 1, marginInlineEnd: '.5rem' });
const entries = css({
  font: '500 1.05rem/1.25 var(--font-text)',
  letterSpacing: 0,
  '& > li + li': { borderTop: '1px solid var(--hair-on-ink)' },
  a: { display: 'block', padding: '.6rem 0', textDecoration: 'none' },
  'a:hover, a[aria-current=page]': { color: 'var(--aurora)' },
});

/**
 * The main menu of wide windows. Every entry with an address is a link; one with pages below it has a button that
 * unfolds them. One at a time.
 */
export const DesktopMenu = observer(function DesktopMenu() {
  const { layout, navigation } = useSite();
  const t = useTexts();
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<string | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const { pathname } = navigation.location;
  useDismiss(open !== null, nav, close);
  useEffect(close, [close, pathname]);

  return (
    <nav ref={nav} css={menu} aria-label={t('mainMenu')}>
      <ul className="menu" css={list}>
        {layout.nav.menu.map((entry) => {
          const { url, menu_name, children } = entry;
          const key = url || menu_name;
          return (
            <li key={key} css={item}>
              {url && (
                <a css={menuLink} href={url} aria-current={currentOf(url, pathname)} {...linkTarget(url)}>
                  {menu_name}
                </a>
              )}
              {children.length > 0 && (
                <Submenu
                  entry={entry}
                  pathname={pathname}
                  open={open === key}
                  onToggle={() => setOpen(open === key ? null : key)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
});

function Submenu({
  entry,
  pathname,
  open,
  onToggle,
}: {
  entry: NavEntry;
  pathname: string;
  open: boolean;
  onToggle: () => void;
}) {
  const t = useTexts();
  const id = useId();
  const pages = useRef<HTMLDivElement>(null);
  // In several lines any entry may stand at the edge of the window: its pages unfold towards the middle.
  useLayoutEffect(() => {
    if (!open) return;
    const place = pages.current?.parentElement;
    place?.removeAttribute('data-end');
    place?.toggleAttribute('data-end', Number(pages.current?.getBoundingClientRect().right) > innerWidth);
  }, [open]);
  return (
    <>
      <button
        type="button"
        css={toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={t('submenu', { name: entry.menu_name })}
        onClick={onToggle}
      >
        {!entry.url && <span css={named}>{entry.menu_name}</span>}
        <Arrow to="down" css={chevron} />
      </button>
      <div ref={pages} id={id} css={panel} hidden={!open}>
        <ul className="submenu" css={entries}>
          {entry.children.map(({ url, menu_name }) => (
            <li key={url}>
              <a href={url} aria-current={currentOf(url, pathname)} {...linkTarget(url)}>
                {menu_name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
