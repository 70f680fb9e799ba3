import { css, keyframes } from '@emotion/react';
import { Arrow, LinkButton, motionOk, observer, print, useSite } from '@foyer/shared';
import { useOverlay } from '../overlay/use-overlay.tsx';
import { usePaths } from '../paths.ts';
import { useScrolledPast } from '../scroll/use-scrolled-past.ts';
import { ToTopLink } from '../scroll/to-top-link.tsx';
import { useTexts } from '../texts.ts';
import { showsStickyItems } from './sticky-rule.ts';
import { useInView } from './use-in-view.ts';

const HALF = 1 / 2;
const belowTablet = '@media (max-width: 47.99em)';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

const gap = 'clamp(1rem, 1.7vw, 1.5rem)';

const place = css({
  position: 'fixed',
  insetInlineEnd: gap,
  bottom: `max(${gap}, env(safe-area-inset-bottom))`,
  zIndex: 'var(--z-float)',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s3)',
  justifyContent: 'flex-end',
  alignItems: 'center',
  maxWidth: 'calc(100vw - 2rem)',
  pointerEvents: 'none',
  // A rim of paper, so that ink stands out from ink.
  '& > *': { pointerEvents: 'auto', boxShadow: '0 0 0 2px var(--paper)' },
  [print]: { display: 'none' },
});
/** In a small window what floats would cover words: there it is a bar at the lower edge, for which the page keeps room. */
const bar = css({
  [belowTablet]: {
    insetInline: 0,
    bottom: 0,
    maxWidth: 'none',
    padding: '.5rem var(--edge) max(.5rem, env(safe-area-inset-bottom))',
    borderTop: '1px solid var(--hair)',
    background: 'var(--paper)',
    pointerEvents: 'auto',
    // All three stand side by side on a phone: what comes with the page does not make the bar grow.
    gap: 'var(--s2)',
    '& > a:not([href="#top"])': { flex: '1 1 auto', padding: '.9rem .4rem', fontSize: '1rem' },
  },
});
/** For what comes when the visitor scrolls. What belongs to the page stands there from its first frame. */
const rising = css({ [motionOk]: { animation: `${rise} .38s var(--ease)` } });
const toTop = css({
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: '1.5px solid var(--ink)',
  borderRadius: '50%',
  background: 'var(--paper)',
  '&:hover': { background: 'var(--ink)', color: 'var(--on-ink)' },
});

/** What stays within reach at the lower edge: up, the page's own links, the programme, tickets. */
export const StickyNavigation = observer(function StickyNavigation() {
  const { sticky, programme, settings, editing } = useSite();
  const t = useTexts();
  const paths = usePaths();
  const overlay = useOverlay();
  const pastHalf = useScrolledPast(HALF);
  const footerInView = useInView('[data-shell=bottom] footer');
  // A flagged production shows the button always: without tickets of its own it leads to the shop.
  const ticketUrl = programme.stickyTicketUrl ?? ((programme.stickyEvent && settings.value.webshop_url) || null);
  const items = showsStickyItems({ pastHalf, footerInView, items: sticky.items.length }) ? sticky.items : [];
  // It would lie on what is being written.
  if (editing.surface) return null;
  if (!pastHalf && !ticketUrl && !overlay.link) return overlay.view;
  const isBar = ticketUrl !== null || overlay.link !== null || items.length > 0;
  return (
    <>
      <nav css={[place, isBar && bar]} data-sticky-bar={isBar ? '' : undefined} aria-label={t('shortcuts')}>
        {pastHalf && (
          <ToTopLink css={[toTop, rising]} aria-label={t('toTop')}>
            <Arrow to="up" />
          </ToTopLink>
        )}
        {items.map(({ id, label, href }) => (
          <LinkButton key={id} css={rising} kind="ink" href={href}>
            {label}
          </LinkButton>
        ))}
        {overlay.link && (
          <LinkButton kind="ink" href={paths.programme} {...overlay.link}>
            {t('overlay')}
          </LinkButton>
        )}
        {ticketUrl && (
          <LinkButton kind="ember" size="l" href={ticketUrl}>
            {t('tickets')}
          </LinkButton>
        )}
      </nav>
      {overlay.view}
    </>
  );
});
