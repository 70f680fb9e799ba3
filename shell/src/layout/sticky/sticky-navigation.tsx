import { css, keyframes } from '@emotion/react';
import { Arrow, from, LinkButton, motionOk, observer, print, useSite } from '@foyer/shared';
import { useOverlay } from '../overlay/use-overlay.tsx';
import { usePaths } from '../paths.ts';
import { useScrolledPast } from '../scroll/use-scrolled-past.ts';
import { ToTopLink } from '../scroll/to-top-link.tsx';
import { useTexts } from '../texts.ts';
import { showsStickyItems } from './sticky-rule.ts';
import { useInView } from './use-in-view.ts';

const HALF = 1 / 2;
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1rem)' } });

/** A line of its own at the lower edge, for which the page keeps room: what floats would cover words and fields. */
const bar = css({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'var(--z-float)',
  display: 'flex',
  gap: 'var(--s2)',
  justifyContent: 'flex-end',
  alignItems: 'center',
  minHeight: '4rem',
  padding: '.5rem var(--edge) max(.5rem, env(safe-area-inset-bottom))',
  borderTop: '1px solid var(--hair)',
  background: 'var(--paper)',
  '& > a:not([href="#top"])': { padding: '.9rem .4rem', flex: '1 1 auto', fontSize: '1rem' },
  [from.tablet]: { gap: 'var(--s3)', '& > a:not([href="#top"])': { padding: '.8rem 1.5rem', flex: 'none' } },
  [print]: { display: 'none' },
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
  if (!pastHalf && !ticketUrl && !overlay.link && items.length === 0) return overlay.view;
  return (
    <>
      <nav css={bar} data-sticky-bar="" aria-label={t('shortcuts')}>
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
          <LinkButton kind="ember" size="l" href={ticketUrl} data-tickets="">
            {t('tickets')}
          </LinkButton>
        )}
      </nav>
      {overlay.view}
    </>
  );
});
