import { css } from '@emotion/react';

/** A field to write in. */
export const control = css({
  display: 'block',
  width: '100%',
  minHeight: '2.25rem',
  padding: '.375rem .625rem',
  border: '1px solid #7c8793',
  borderRadius: 4,
  background: '#fff',
  color: 'var(--ink)',
  font: '400 .9375rem/1.5 var(--font-text)',
  '&:hover': { borderColor: 'var(--ink)' },
  '&:focus-visible': { outline: '2px solid var(--violet)', outlineOffset: 0, borderColor: 'var(--violet)' },
  '&[aria-invalid=true]': { borderColor: '#b3261e', boxShadow: 'inset 0 0 0 1px #b3261e' },
  '&:read-only:not(select)': { background: 'var(--paper)', borderColor: 'var(--hair)' },
  '&:disabled': { background: 'var(--paper)', borderColor: 'var(--hair)', color: 'var(--mute)', opacity: 1 },
  '&::placeholder': { color: 'var(--mute)', opacity: 1 },
});
export const area = css({ minHeight: '5.5rem', resize: 'vertical', fieldSizing: 'content', maxHeight: '28rem' });
export const mono = css({ fontFamily: 'ui-monospace,monospace', fontSize: '.8125rem' });
/** Names and values to be read, below each other. */
export const namedValues = css({
  margin: 0,
  display: 'grid',
  gap: '.75rem',
  '& dd': { overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
});
/** A box to tick. */
export const tickBox = css({
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  accentColor: 'var(--violet)',
  cursor: 'pointer',
  '&[aria-disabled]': { opacity: 0.5, cursor: 'default' },
});
