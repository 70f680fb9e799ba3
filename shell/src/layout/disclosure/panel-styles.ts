import { css } from '@emotion/react';
import { motionOk } from '@foyer/shared';

/** What drops from the header: ink, so that it stands out from page and picture alike. */
export const panel = css({
  '--focus': 'var(--aurora)',
  position: 'absolute',
  insetInlineStart: '-1.25rem',
  '[data-end] > &': { insetInlineStart: 'auto', insetInlineEnd: '-1.25rem' },
  top: 'calc(100% + .6rem)',
  zIndex: 'var(--z-header)',
  width: 'max-content',
  minWidth: '12rem',
  maxWidth: 'min(20rem, 90vw)',
  padding: '.85rem 1.25rem 1rem',
  background: 'var(--ink)',
  color: 'var(--on-ink)',
  opacity: 1,
  '&[hidden]': { opacity: 0 },
  [motionOk]: {
    transition: 'opacity var(--fast) var(--ease), transform var(--fast) var(--ease)',
    '@starting-style': { opacity: 0, transform: 'translateY(-.5rem)' },
  },
});

export const chevron = css({
  width: '.55rem',
  height: '.55rem',
  color: 'var(--mute)',
  [motionOk]: { transition: 'transform var(--fast) var(--ease)' },
  '[aria-expanded=true] > &': { transform: 'rotate(180deg)' },
});
