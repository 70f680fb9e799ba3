import { css } from '@emotion/react';
import { from } from '@foyer/shared';
import { editorColours } from '@foyer/shared/theme';

/** Of the editor's material: dark, compact, one typeface (see the toolbar). */
export const surface = css({
  minHeight: '100vh',
  padding: '1rem',
  background: '#13151d',
  color: editorColours.text,
  font: '400 .875rem/1.45 var(--font-text)',
  letterSpacing: 0,
  hyphens: 'manual',
  colorScheme: 'dark',
  '--focus': editorColours.hereLight,
  'h1, h2, h3': { fontFamily: 'var(--font-text)', letterSpacing: 0, lineHeight: 1.25 },
  h1: { fontSize: '1.25rem', fontWeight: 600 },
  h2: { fontSize: '1rem', fontWeight: 600 },
  h3: { fontSize: '.875rem', fontWeight: 600, marginBottom: '.5rem' },
  a: { textUnderlineOffset: '.2em' },
  [from.tablet]: { padding: '1.25rem 1.5rem 3rem' },
});

export const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1.25rem',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: '100rem',
  margin: '0 auto 1rem',
});
export const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  a: { display: 'inline-block', padding: '.3rem 0' },
  'a[aria-current]': { fontWeight: 600, textDecoration: 'none' },
});

/** Two stacks where there is room: what is at a glance, and what is long. */
export const grid = css({
  display: 'grid',
  gap: '1rem',
  maxWidth: '100rem',
  margin: '0 auto',
  '& > *': { display: 'grid', gap: '1rem', alignContent: 'start', minWidth: 0 },
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
});

export const panel = css({
  display: 'grid',
  gap: '.75rem',
  alignContent: 'start',
  padding: '1rem',
  border: `1px solid ${editorColours.line}`,
  borderRadius: '.375rem',
  background: editorColours.ground,
});
export const quiet = css({ color: editorColours.quiet });
export const failed = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.5rem 1rem',
  '&::before': {
    content: '"!"',
    flex: 'none',
    width: '1.3rem',
    height: '1.3rem',
    borderRadius: '50%',
    background: editorColours.bad,
    color: '#13151d',
    fontWeight: 700,
    textAlign: 'center',
    lineHeight: '1.3rem',
  },
});

export const facts = css({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '.35rem 1.25rem',
  margin: 0,
  dt: { color: editorColours.quiet },
  dd: { margin: 0, overflowWrap: 'anywhere' },
});

/** Where a table has no room its rows are blocks, each value beside its heading. */
export const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  'th, td': {
    padding: '.3rem .75rem .3rem 0',
    textAlign: 'start',
    verticalAlign: 'baseline',
    borderTop: '1px solid #2b2f3b',
  },
  th: { color: editorColours.quiet, fontWeight: 500, whiteSpace: 'nowrap', borderTop: 0 },
  'th[data-number], td[data-number]': { textAlign: 'end' },
  'th:last-child, td:last-child': { paddingRight: 0 },
  'td[data-nowrap]': { whiteSpace: 'nowrap' },
  'td[data-long]': { overflowWrap: 'anywhere' },
  '@media (max-width: 47.99em)': {
    thead: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    'tbody, tr, td': { display: 'block' },
    tr: { padding: '.4rem 0', borderTop: '1px solid #2b2f3b' },
    'td, td[data-number]': {
      display: 'grid',
      gridTemplateColumns: '6.5rem minmax(0, 1fr)',
      padding: '.1rem 0',
      border: 0,
      textAlign: 'start',
    },
    'td::before': { content: 'attr(data-label)', color: editorColours.quiet },
  },
});

export const halves = css({
  display: 'grid',
  gap: '1rem 2rem',
  '& > *': { minWidth: 0 },
  [from.tablet]: { gridTemplateColumns: '1fr 1fr' },
});
export const pictures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '.375rem',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  img: { width: '100%', aspectRatio: '1', objectFit: 'cover', borderRadius: '.2rem', background: '#2b2f3b' },
});
export const pager = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '.25rem 1rem',
  alignItems: 'center',
  a: { padding: '.3rem 0' },
});
