import { css } from '@emotion/react';
import { Arrow, observer, print, useSite } from '@foyer/shared';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useRareMessages } from '../use-rare-messages.ts';
import { SLIDE_SPACING_PX } from './slide-spacing.ts';
import { useSlider } from './use-slider.ts';

/** Clips what stands beside the slide in view, but not the outline of what has the focus in it. */
const frame = css({ overflowX: 'clip', overflowClipMargin: '.5rem', [print]: { overflow: 'visible' } });

/** One row that scrolls sideways, by touch, wheel or keyboard, one picture at a time; the slider moves the same row. */
const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  columnGap: SLIDE_SPACING_PX,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  // No containers: Safari snaps before it knows how wide those are, and begins with a picture from the middle.
  '& > *': { scrollSnapAlign: 'start' },
  '.swiper-initialized > &': { display: 'flex', columnGap: 0, overflow: 'visible', transitionProperty: 'transform' },
  '& > .swiper-slide': { flexShrink: 0 },
  // Below each other, whatever the slider has written on them.
  [print]: {
    display: 'block !important',
    transform: 'none !important',
    '& > *': { width: 'auto !important', marginBottom: 'var(--s4)' },
  },
});
/** As high with its buttons as before they come: nothing below moves. */
const bar = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'var(--s2)',
  minHeight: '3.5rem',
  [print]: { display: 'none' },
});
const place = css({ fontSize: 'var(--step--1)', color: 'var(--mute)', fontVariantNumeric: 'tabular-nums' });
const button = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' },
});

interface SlideRowProps {
  id: string | undefined;
  count: number;
  /** The slides, one element each. */
  children: ReactNode;
}

/** Pictures one at a time: a row to scroll, until it is in view and its slider has come. While the page is edited it stays a row. */
export const SlideRow = observer(function SlideRow({ id, count, children }: SlideRowProps) {
  const t = useRareMessages();
  const { surface } = useSite().editing;
  const element = useRef<HTMLDivElement>(null);
  const slider = useSlider(element, count > 1 && !surface);
  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') slider?.go(slider.index - 1);
    if (event.key === 'ArrowRight') slider?.go(slider.index + 1);
  };
  // One group at a time: the row by itself, or what has its buttons in it.
  const named = { role: 'group', 'aria-label': t('gallery') };
  return (
    <div id={id} {...(slider && named)}>
      <div css={frame} ref={element}>
        {/* Focusable as long as it scrolls, so that it scrolls by keyboard too. */}
        <div css={row} tabIndex={slider || count < 2 ? undefined : 0} {...(!slider && named)}>
          {children}
        </div>
      </div>
      {count > 1 && (
        <div css={bar}>
          {slider && (
            <>
              <span css={place} aria-live="polite">
                {t('slide.place', { number: slider.index + 1, count })}
              </span>
              <button
                type="button"
                css={button}
                aria-label={t('slide.previous')}
                aria-disabled={slider.index === 0}
                onClick={() => slider.go(slider.index - 1)}
                onKeyDown={turn}
              >
                <Arrow to="left" />
              </button>
              <button
                type="button"
                css={button}
                aria-label={t('slide.next')}
                aria-disabled={slider.index === count - 1}
                onClick={() => slider.go(slider.index + 1)}
                onKeyDown={turn}
              >
                <Arrow to="right" />
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
});
