import { css } from '@emotion/react';
import { withoutScripts } from '@foyer/shared';

export const frame = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  alignItems: 'end',
  '& img': { position: 'absolute', inset: 0, opacity: 0.35, background: 'none' },
});
/** A film has its own shape; what it needs more than that, the words may take. */
export const film = css({ minHeight: 'min(56.25cqw, 70svh)' });
export const plain = css({ minHeight: 'min(56.25cqw, 24rem)' });
export const words = css({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--s3)',
  padding: 'clamp(1rem, 4cqw, 1.5rem)',
  maxWidth: '40rem',
});
/** Keeps its room below the content that covers it, so that nothing moves when that comes or goes. */
export const covered = css({ visibility: 'hidden' });
export const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s2)',
  marginTop: 'var(--s1)',
  [withoutScripts]: { display: 'none' },
});
export const content = css({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  background: 'var(--ink)',
  '& > *': { width: '100%', height: '100%' },
});
export const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 var(--s6)',
  marginTop: 'var(--s1)',
  fontSize: 'var(--step--1)',
  'a, button': {
    padding: '.22rem 0',
    textDecoration: 'underline',
    textDecorationThickness: '.08em',
    textUnderlineOffset: '.18em',
  },
  'a:hover, button:hover': { textDecorationThickness: '.18em' },
});
