import { css } from '@emotion/react';

/** A list of things with a date: when, what, where, each row one link. One rule for the list, on the list; columns are the list's own. */
export const datedRows = css({
  borderTop: '1px solid var(--line)',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gap: 'var(--s1) var(--gap)',
    padding: '1.15rem 0',
    borderBottom: '1px solid var(--hair)',
  },
  time: { fontWeight: 600 },
  h3: { fontSize: '1.55rem', lineHeight: 1.03 },
  'h3 a': { textDecorationColor: 'transparent' },
  'h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  'li:hover h3 a': { textDecorationColor: 'var(--aurora)' },
  p: { color: 'var(--mute)' },
  'h3 + p': { marginTop: '.25rem' },
  '[data-status=canceled] h3': { textDecoration: 'line-through', textDecorationThickness: '2px' },
});
