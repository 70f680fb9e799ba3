import { css, keyframes } from '@emotion/react';
import { Display, from, LinkButton, motionOk, observer, Slot, useMessages, useSite, Wrap } from '@foyer/shared';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { usePaths } from '../paths.ts';
import { overlayMessages } from './messages.ts';

const breathe = keyframes({ '50%': { opacity: 0.45 } });
const belowTablet = '@media (max-width: 47.99em)';

/** A curtain of paper that rises over everything in 0.77 s, and falls the same way (specification §9). */
const curtain = css({
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: '0 0 var(--s24)',
  border: 0,
  background: 'var(--paper)',
  color: 'var(--ink)',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: 'none' },
  [motionOk]: {
    transform: 'translateY(100%)',
    transition:
      'transform var(--curtain) var(--ease), display var(--curtain) allow-discrete, overlay var(--curtain) allow-discrete',
    '&[open]': { transform: 'none', '@starting-style': { transform: 'translateY(100%)' } },
  },
});
const head = css({
  position: 'sticky',
  top: 0,
  zIndex: 'var(--z-sticky)',
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '0 var(--s6)',
  padding: 'clamp(.75rem, 3vw, 2.5rem) 0 var(--s6)',
  background: 'var(--paper)',
  [from.tablet]: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'baseline' },
  '& > h2': { [belowTablet]: { fontSize: 'var(--step-4)' } },
  '& > button': { flex: 'none', alignSelf: 'end', padding: '.5rem 0', font: '700 1.1rem/1 var(--font-display)' },
});
/** Rows in grey until the list is there. */
const programme = css({
  '[data-slot] > :empty:only-child': {
    height: '26rem',
    background: 'repeating-linear-gradient(var(--grey) 0 4.4rem, transparent 0 7.2rem)',
    [motionOk]: { animation: `${breathe} 1.6s ease-in-out infinite` },
  },
});
const end = css({ marginTop: 'var(--s8)' });

/** The next events over the page on show: the events team's own list with its filters, in a modal dialog, which keeps focus and gives it back. */
export const EventsOverlay = observer(function EventsOverlay({
  open,
  onClose,
}: {
  open: boolean;
  onClose: () => void;
}) {
  const t = useMessages('layout.overlay', overlayMessages);
  const paths = usePaths();
  const { location } = useSite().navigation;
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the first opening there is nothing to load; what was loaded stays while the curtain falls.
  const [search, setSearch] = useState(open ? location.search : null);
  useEffect(() => {
    if (open) setSearch(location.search);
  }, [open, location.search]);

  // Before anything else looks for focus: an open dialog would not let it go.
  useLayoutEffect(() => {
    if (open === dialog.current?.open) return;
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <dialog ref={dialog} css={curtain} data-curtain="" aria-labelledby={title} onClose={onClose}>
      <Wrap>
        <div css={head}>
          <Display level={2} size={5} id={title}>
            {t('title')}
          </Display>
          <button type="button" onClick={() => dialog.current?.close()}>
            {t('close')} <span aria-hidden="true">×</span>
          </button>
        </div>
        <div css={programme}>{search !== null && <Slot widget="events.overlay" props={{ search }} />}</div>
        <p css={end}>
          <LinkButton kind="line" href={paths.programme}>
            {t('all')}
          </LinkButton>
        </p>
      </Wrap>
    </dialog>
  );
});
