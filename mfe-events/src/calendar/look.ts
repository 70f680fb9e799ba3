import { css } from '@emotion/react';
import { from, motionOk } from '@foyer/shared';
import { TOOLS_HEIGHT } from '../days/day-list.tsx';

/** The calendar's style, on its outermost element: its cells are many. */
export const calendar = css({
  borderBottom: '1px solid var(--line)',
  '& summary': {
    display: 'flex',
    justifyContent: 'space-between',
    padding: '.9rem 0',
    font: '600 1.05rem/1.2 var(--font-display)',
    cursor: 'pointer',
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& summary::after': { content: '"+"', fontSize: '1.4rem', lineHeight: 0.9 },
  '& [open] > summary::after': { content: '"–"' },
  [from.wide]: {
    position: 'sticky',
    top: `calc(var(--header-sticky) + ${TOOLS_HEIGHT})`,
    alignSelf: 'start',
    paddingTop: '1.3rem',
    border: 0,
    // Beside the list it is always open, where the browser can be told so.
    '@supports selector(::details-content)': {
      '& summary': { display: 'none' },
      '& details::details-content': { contentVisibility: 'visible', display: 'block' },
    },
  },
  '& details > div': { position: 'relative', maxWidth: '26rem', paddingBottom: 'var(--s6)' },
  '& nav': { position: 'absolute', top: 0, right: 0, display: 'flex' },
  '& nav a': {
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.25rem',
    fontSize: '1.3rem',
    borderRadius: '2rem',
    '&:hover': { background: 'var(--grey)' },
  },
  '& table': { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& caption': {
    padding: '.25rem 5rem .8rem 0',
    textAlign: 'start',
    font: '700 1.5rem/1.1 var(--font-display)',
    letterSpacing: '-.03em',
  },
  '& th': { height: '2.2rem', color: 'var(--mute)', fontWeight: 500, fontSize: '.8rem' },
  '& td': { height: '2.6rem', padding: 0, textAlign: 'center', color: 'var(--mute)', fontSize: '.95rem' },
  '& td a': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    margin: 'auto',
    borderRadius: '50%',
    textDecoration: 'none',
    [motionOk]: { transition: 'background-color var(--fast) var(--ease)' },
    '&:hover': { background: 'var(--grey)' },
  },
  '& a[data-events]': { color: 'var(--ink)', fontWeight: 700 },
  '& a[data-events]::after': {
    content: '""',
    position: 'absolute',
    bottom: '.22rem',
    // Forced colours leave nothing of a background.
    border: '.15rem solid',
    borderRadius: '50%',
    color: 'var(--violet)',
  },
  // What is over can be looked up, and does not call.
  '& td[data-past] a': { color: 'var(--mute)', fontWeight: 500, '&::after': { color: 'var(--hair)' } },
  '& td a[aria-current]': {
    '&, &:hover': { background: 'var(--ink)', color: 'var(--on-ink)' },
    '&::after': { color: 'var(--aurora)' },
  },
  '& details p': { marginTop: 'var(--s3)', color: 'var(--mute)', fontSize: '.92rem' },
});
