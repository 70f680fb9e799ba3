import { css } from '@emotion/react';
import { editorColours } from '@foyer/shared/theme';

const small = '@media (max-width: 47.99em)';

/**
 * The editor's surfaces are of another material than the site: dark, compact, one typeface, so that nobody mistakes a control
 * for content. As high as the offset that the page keeps free for it (6rem, specification §9).
 */
export const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  // Above what else is fixed.
  zIndex: 'calc(var(--z-editor) + 1)',
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  height: '6rem',
  background: editorColours.ground,
  color: editorColours.text,
  font: '500 .875rem/1.2 var(--font-text)',
  letterSpacing: 0,
  hyphens: 'manual',
  colorScheme: 'dark',
  '--focus': editorColours.hereLight,
  '@media print': { display: 'none' },
  [small]: { fontSize: '.8125rem' },
});

export const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '.25rem 1rem',
  minWidth: 0,
  padding: '0 1rem',
  overflowX: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  '& + &': { background: editorColours.raised, borderTop: `1px solid ${editorColours.line}` },
  [small]: { columnGap: '.25rem', padding: '0 .5rem' },
});

const narrowing = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' };
/** Gives way where the row is too narrow for all. */
export const narrows = css(narrowing);
export const narrowsOnSmall = css({ [small]: narrowing });

/** So does this; small windows keep their room for what can be done, and screen readers hear the rest there, too. */
export const wideOnly = css(narrowing, {
  [small]: { position: 'absolute', width: 1, height: 1, margin: -1, clipPath: 'inset(50%)' },
});

/** Who is logged in, in one line: where the address has no room beside the name, it wraps out of sight. */
export const who = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1rem',
  height: '1.5em',
  lineHeight: 1.5,
  '& > *': { maxWidth: '100%' },
});

export const quiet = css({ color: editorColours.quiet });
export const strong = css({ fontWeight: 600 });
export const warning = css({ color: editorColours.badText, fontWeight: 600 });
export const push = css({ marginLeft: 'auto' });
export const list = css({ display: 'flex', gap: '.25rem', margin: 0, padding: 0, listStyle: 'none' });

export const control = css({
  display: 'inline-block',
  padding: '.4rem .6rem',
  borderRadius: '.25rem',
  color: 'inherit',
  textDecoration: 'none',
  '@media (pointer: coarse)': { paddingBlock: '.8rem' },
  '&:hover': { background: editorColours.pressed },
  '&:disabled': { opacity: 0.6, cursor: 'progress' },
});
export const begin = css({
  background: editorColours.here,
  color: editorColours.onHere,
  fontWeight: 600,
  '&:hover': { background: editorColours.hereHover },
});
export const failure = css({
  position: 'absolute',
  top: '100%',
  right: 0,
  padding: '.5rem 1rem',
  background: editorColours.badGround,
  whiteSpace: 'normal',
});
export const outlined = css({ boxShadow: `inset 0 0 0 1px ${editorColours.edge}` });

/** A word with a dot, full or hollow. */
export const state = css({
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '.55rem',
    height: '.55rem',
    marginRight: '.4rem',
    borderRadius: '50%',
    background: editorColours.good,
  },
  '&[data-offline]::before': { background: 'none', boxShadow: `inset 0 0 0 1.5px ${editorColours.bad}` },
});
/** In small windows the bar has room for the dot alone. */
export const dotOnSmall = css({
  [small]: { margin: '0 .25rem', fontSize: 0, '&::before': { marginRight: 0 } },
});
