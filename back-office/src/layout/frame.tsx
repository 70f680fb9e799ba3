import { css } from '@emotion/react';
import { Drawer } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { fromDesktop, fromTablet } from './breakpoints.ts';
import { CONTENT_ID } from './page-frame.tsx';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { ScreenBoundary } from './trouble.tsx';

const frame = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0,1fr)',
  minHeight: '100vh',
  [fromDesktop]: { gridTemplateColumns: '15rem minmax(0,1fr)' },
});
const bar = css({ gridColumn: '1 / -1', position: 'sticky', top: 0, zIndex: 20 });
const side = css({ display: 'none', background: 'var(--ink)', [fromDesktop]: { display: 'block' } });
const sticky = css({
  position: 'sticky',
  top: '3rem',
  maxHeight: 'calc(100vh - 3rem)',
  overflowY: 'auto',
  scrollbarColor: 'var(--hair-on-ink) transparent',
});
const main = css({
  minWidth: 0,
  padding: '1.25rem 1rem 4rem',
  [fromTablet]: { padding: '1.5rem 1.5rem 4rem' },
  '&:focus': { outline: 'none' },
});
const inner = css({ maxWidth: '88rem' });
const skip = css({
  position: 'absolute',
  zIndex: 30,
  left: '.5rem',
  top: '-4rem',
  padding: '.5rem .75rem',
  background: 'var(--aurora)',
  color: 'var(--on-aurora)',
  '&:focus': { top: '.5rem' },
});
const drawer = css({ flex: 'none', width: '17rem', maxWidth: '85vw', minHeight: '100%', background: 'var(--ink)' });

/** Scrolls a menu to the entry of the page, and nothing around it. */
function showCurrent(menu: HTMLElement): void {
  const entry = menu.querySelector('[aria-current=page]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = menu.getBoundingClientRect();
  menu.scrollTop += Math.max(0, entry.bottom - bottom) + Math.min(0, entry.top - top);
}

/** As soon as a menu is there. */
const showCurrentIn = (menu: HTMLElement | null) => void (menu && showCurrent(menu));

/** Header and menu around every screen. A new screen has the focus, as a new page has. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const content = useRef<HTMLElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (aside.current) showCurrent(aside.current);
  }, [pathname]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    (content.current?.querySelector('h1') ?? content.current)?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [pathname]);
  return (
    <div css={frame}>
      <a css={skip} href={`#${CONTENT_ID}`} onClick={(event) => (event.preventDefault(), content.current?.focus())}>
        {t('foyer.app.skip')}
      </a>
      <div css={bar}>
        <TopBar onMenu={() => setOpen(true)} />
      </div>
      <div css={side}>
        <div css={sticky} ref={aside}>
          <SideMenu />
        </div>
      </div>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { ref: showCurrentIn, 'aria-label': t('foyer.app.menu') } }}
      >
        <div css={drawer}>
          <SideMenu onLeave={() => setOpen(false)} />
        </div>
      </Drawer>
      <main css={main} ref={content} id={CONTENT_ID} tabIndex={-1}>
        <div css={inner}>
          <ScreenBoundary place={pathname}>{children}</ScreenBoundary>
        </div>
      </main>
    </div>
  );
}
