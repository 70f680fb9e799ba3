import { css, keyframes } from '@emotion/react';
import { Button, from, Heading, motionOk } from '@foyer/shared';
import { useEffect, useId, useRef } from 'react';
import { FilterForm } from './filter-form.tsx';
import { useFilterMessages } from './messages.ts';
import type { FilterOptions } from './options.ts';
import type { FilterPlace } from './place.ts';
import type { ProgrammeQuery } from './programme-query.ts';

const arrive = keyframes({ from: { transform: 'translateX(100%)' } });
const dim = keyframes({ from: { opacity: 0 } });

// Widths of drawers by breakpoint: specification §9.
const drawer = css({
  width: '100%',
  maxWidth: '40.5rem',
  height: '100dvh',
  maxHeight: 'none',
  margin: '0 0 0 auto',
  padding: 'var(--s6) var(--edge) 0',
  border: 0,
  background: 'var(--paper)',
  color: 'var(--ink)',
  overscrollBehavior: 'contain',
  [from.wide]: { maxWidth: '51.25rem' },
  [from.huge]: { maxWidth: '64rem' },
  '&::backdrop': { background: 'rgb(14 16 32 / .55)' },
  // What has the focus must not lie below it (WCAG 2.4.11); on a small window it would leave no room for anything else.
  scrollPaddingBottom: '9rem',
  '& footer': { position: 'sticky', bottom: 0 },
  '@media (max-height: 30em)': { scrollPaddingBottom: 0, '& footer': { position: 'static' } },
  [motionOk]: {
    animation: `${arrive} var(--fast) var(--ease)`,
    '&::backdrop': { animation: `${dim} var(--fast) var(--ease)` },
  },
});
const head = css({
  display: 'flex',
  gap: 'var(--s4)',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  marginBottom: 'var(--s6)',
  '& button': { flex: 'none' },
});

interface FilterDrawerProps {
  query: ProgrammeQuery;
  options: FilterOptions;
  place?: FilterPlace;
  onClose: () => void;
}

/** The filters over the page, from the right. */
export function FilterDrawer({ query, options, place, onClose }: FilterDrawerProps) {
  const t = useFilterMessages();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    const onClick = (event: Event) => event.target === element && element?.close();
    if (!element?.open) element?.showModal();
    // The dialog itself is hit only where it is its backdrop.
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, []);

  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} css={drawer} aria-labelledby={title} onClose={onClose}>
      <div css={head}>
        <Heading level={2} size={4} id={title}>
          {t('filterTitle')}
        </Heading>
        <Button kind="line" size="s" onClick={close}>
          {t('close')}
        </Button>
      </div>
      <FilterForm query={query} options={options} place={place} onDone={close} />
    </dialog>
  );
}
