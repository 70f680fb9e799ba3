import { css } from '@emotion/react';

const small = '@media (max-width: 47.99em)';

/**
 * The editor's surfaces are of another material than the site: dark, compact, one typeface, so that nobody mistakes a control
 * for content. As high as the offset that the page keeps free for it (6rem, specification §9).
 */
export const bar = css({
  position: 'fixed',
  inset: '0 0 auto',
  // Above the panels: at the thumb its menu opens over them.
  zIndex: 'calc(var(--z-editor) + 1)',
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  height: '6rem',
  background: '#181a24',
  color: '#e9ecf2',
  font: '500 .875rem/1.2 var(--font-text)',
  letterSpacing: 0,
  hyphens: 'manual',
  colorScheme: 'dark',
  '--focus': '#8fb7ff',
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
  '& + &': { background: '#22252f', borderTop: '1px solid #343845' },
  [small]: { columnGap: '.25rem', padding: '0 .5rem' },
});

/** Small windows keep their room for what can be done; screen readers hear the rest there, too. */
export const wideOnly = css({
  [small]: { position: 'absolute', width: 1, height: 1, margin: -1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

export const quiet = css({ color: '#a9b1c1' });
export const strong = css({ fontWeight: 600 });
export const warning = css({ color: '#ffb59f', fontWeight: 600 });
export const push = css({ marginLeft: 'auto' });
export const list = css({ display: 'flex', gap: '.25rem', margin: 0, padding: 0, listStyle: 'none' });

export const control = css({
  display: 'inline-block',
  padding: '.4rem .6rem',
  borderRadius: '.25rem',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: '#3a3f4e' },
  '&:disabled': { opacity: 0.6, cursor: 'progress' },
});
export const begin = css({
  background: '#3d82ff',
  color: '#06122b',
  fontWeight: 600,
  '&:hover': { background: '#6ba0ff' },
});
export const failure = css({
  position: 'absolute',
  top: '100%',
  right: 0,
  padding: '.5rem 1rem',
  background: '#7a2a1a',
});
export const outlined = css({ boxShadow: 'inset 0 0 0 1px #5b6273' });

/** A word with a dot; in small windows the dot alone, full or hollow. */
export const state = css({
  '&::before': {
    content: '""',
    display: 'inline-block',
    width: '.55rem',
    height: '.55rem',
    marginRight: '.4rem',
    borderRadius: '50%',
    background: '#12d19a',
  },
  '&[data-offline]::before': { background: 'none', boxShadow: 'inset 0 0 0 1.5px #ff8a6b' },
  [small]: { margin: '0 .25rem', fontSize: 0, '&::before': { marginRight: 0 } },
});
