import { css } from '@emotion/react';
import { from, motionOk } from '@foyer/shared';

/** How far the ink of the row under the pointer reaches beyond the text. */
const BLEED = 'max(-1rem, -1 * var(--edge))';

const active = '&:hover, &:has(:focus-visible)';

/**
 * A list of rows. One rule for the whole list, on the list: rows are many, and an element without a style of its own
 * costs the server nothing.
 */
export const rows = css({
  position: 'relative',
  zIndex: 0,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '4.2rem minmax(0, 1fr)',
    gap: 'var(--s1) var(--s3)',
    padding: '1.15rem 0',
    borderTop: '1px solid var(--hair)',
    [from.tablet]: { gridTemplateColumns: '5rem minmax(0, 1fr) 8.5rem 10.5rem', gap: '1.2rem' },
  },
  '& > li:first-of-type': { borderTop: 0 },
  '& > li > *': { [motionOk]: { transition: 'color var(--fast) var(--ease)' } },
  '& time': {
    font: '600 1.35rem/1.1 var(--font-display)',
    letterSpacing: '-.02em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& :is(h2, h3)': { fontSize: '1.55rem', lineHeight: 1.03 },
  '& :is(h2, h3) a': { textDecoration: 'none' },
  // The whole row leads to the event; what else can be clicked lies above.
  '& :is(h2, h3) a::after': { content: '""', position: 'absolute', inset: 0 },
  '& :is(h2, h3) a:focus-visible': { outline: 0 },
  // Within the ink, where no neighbour and no edge of the window can cut it.
  '& :is(h2, h3) a:focus-visible::after': {
    outline: '3px solid var(--aurora)',
    outlineOffset: '-.5rem',
    insetInline: BLEED,
  },
  '& p': { color: 'var(--mute)' },
  '& :is(h2, h3) + p': { marginTop: '.25rem' },
  '& > li > p, & > li > div:last-child': { gridColumn: 2, fontSize: '.92rem', [from.tablet]: { gridColumn: 'auto' } },
  '& > li > p': { [from.tablet]: { paddingTop: '.15rem' } },
  '& > li > div:last-child:empty': { display: 'none' },
  '& > li > div:last-child': {
    justifySelf: 'start',
    zIndex: 1,
    '& > *': { marginTop: '.35rem' },
    [from.tablet]: { justifySelf: 'end', '& > *': { marginTop: 0 } },
  },
  // A curtain of ink behind the row: it does not take room, so nothing moves.
  '& > li::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: `-1px ${BLEED}`,
    background: 'var(--ink)',
    borderRadius: '.25rem',
    opacity: 0,
    [motionOk]: { transition: 'opacity var(--fast) var(--ease)' },
  },
  '& > li[data-status]': {
    [active]: {
      color: 'var(--on-ink)',
      borderColor: 'transparent',
      '&::before': { opacity: 1 },
      '& p': { color: 'var(--mute-on-ink)' },
      '& > div:last-child a': {
        background: 'var(--aurora)',
        borderColor: 'var(--aurora)',
        color: 'var(--on-aurora)',
        '--focus': 'var(--paper)',
      },
      '& > div:last-child a:hover': { background: 'var(--paper)', borderColor: 'var(--paper)', color: 'var(--ink)' },
    },
  },
  '& > li[data-status]:is(:hover, :has(:focus-visible)) + li': { borderColor: 'transparent' },
  '& > li[data-status=canceled] :is(h2, h3)': { textDecoration: 'line-through', textDecorationThickness: '2px' },
  '& > li[data-status=past]:not(:hover, :has(:focus-visible)) :is(time, h2, h3)': { color: 'var(--mute)' },
});
