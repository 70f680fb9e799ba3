import { css } from '@emotion/react';
import { motionOk, observer, print, useSite, Wrap } from '@foyer/shared';
import { isLandingPage } from '../landing-page.ts';
import { BurgerMenu } from '../menu/burger-menu.tsx';
import { DesktopMenu } from '../menu/desktop-menu.tsx';
import { useScrolledPast } from '../scroll/use-scrolled-past.ts';
import { largeText } from '../large-text.ts';
import { TopLine } from './top-line.tsx';
import { Wordmark } from './wordmark.tsx';

const SCROLLED_PART = 1 / 4;

/**
 * The top line scrolls away, the bar with logo and menu stays; past a quarter of the window it shifts up by 30 px more.
 * Only transforms move, so that the page below never jumps.
 */
const header = css({
  position: 'sticky',
  top: 'calc(var(--toolbar, 0rem) - 2.65rem)',
  zIndex: 'var(--z-header)',
  background: 'var(--paper)',
  [motionOk]: { transition: 'transform var(--fast) var(--ease)' },
  '&[data-scrolled=true]': { transform: 'translateY(-30px)', boxShadow: '0 1px 0 var(--hair)' },
  // Who walks through the top line with the keyboard sees it.
  '&:has([data-top-line] :focus-visible)': { top: 'var(--toolbar, 0rem)', transform: 'none' },
  // It is always in sight: what has focus in it must not make room below itself, as places of the page do.
  '& *': { scrollMarginTop: '-130px' },
  // Without JavaScript the menu covers what floats over the page, too.
  '&:has(dialog:target)': { zIndex: 'var(--z-overlay)' },
  '&[data-landing=true]': { position: 'static' },
  // In several lines it would cover what is read.
  [largeText]: { position: 'static', '&[data-scrolled=true]': { transform: 'none' } },
  [print]: { position: 'static', background: 'none' },
});
const bar = css({
  display: 'flex',
  gap: 'var(--s6)',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  padding: '1.1rem 0 1rem',
  [largeText]: { flexWrap: 'wrap' },
});

export const Header = observer(function Header() {
  const { navigation, settings, layout } = useSite();
  const pastQuarter = useScrolledPast(SCROLLED_PART);
  const landing = isLandingPage(navigation.head);
  return (
    <header css={header} data-scrolled={pastQuarter && !layout.isMenuOpen && !landing} data-landing={landing}>
      <Wrap>
        {!landing && <TopLine />}
        <div css={bar}>
          <Wordmark asLink={!landing} />
          {!landing && settings.value.design.menu_style === 'style1' && <DesktopMenu />}
          {!landing && <BurgerMenu />}
        </div>
      </Wrap>
    </header>
  );
});
