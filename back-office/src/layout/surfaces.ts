import { css } from '@emotion/react';
import { fromTablet } from './breakpoints.ts';

/** A piece of paper on the page. */
export const panel = css({
  background: '#fff',
  border: '1px solid var(--hair)',
  borderRadius: 6,
  padding: '1rem',
  [fromTablet]: { padding: '1.25rem' },
});
export const mute = css({ color: 'var(--mute)' });
export const small = css({ fontSize: '.8125rem', lineHeight: 1.4 });
export const stack = css({ display: 'grid', gap: '1rem', minWidth: 0, '& > *': { minWidth: 0 } });
export const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '.5rem .75rem' });
/** A word in a small frame. */
export const badge = css({
  display: 'inline-block',
  padding: '.0625rem .375rem',
  border: '1px solid currentColor',
  borderRadius: 3,
  fontSize: '.6875rem',
  fontWeight: 600,
  letterSpacing: '.02em',
  lineHeight: 1.4,
  verticalAlign: 'middle',
});
/** Heard, not seen. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
