import { css } from '@emotion/react';
import { from } from '@foyer/shared';

/** Keeps room for the badge, which only the browser can know of. */
export const badgeRoom = css({
  position: 'relative',
  paddingInlineEnd: '.75rem',
  [from.tablet]: { paddingInlineEnd: '.35rem' },
});

/** How much of it there is, beside the word. */
export const badge = css({
  position: 'absolute',
  marginInlineStart: '.1rem',
  top: '-.1rem',
  minWidth: '1rem',
  padding: '0 .3rem',
  borderRadius: '1rem',
  background: 'var(--violet)',
  color: 'var(--on-violet)',
  font: '600 .7rem/1rem var(--font-text)',
  textAlign: 'center',
  textDecoration: 'none',
});
