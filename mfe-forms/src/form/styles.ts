import { css } from '@emotion/react';

/** A line to write on. Its edge and text are ink on paper, so both have contrast enough. */
export const control = css({
  width: '100%',
  padding: '.6rem 0',
  border: 0,
  borderBottom: '1.5px solid currentColor',
  borderRadius: 0,
  background: 'none',
  font: '400 var(--step-1)/1.4 var(--font-text)',
  '&:focus-visible': { outlineOffset: 0 },
  '&::placeholder': { color: 'var(--mute)', opacity: 1 },
  '&[aria-invalid=true]': { borderBottomWidth: '4px', borderBottomColor: 'var(--ember)' },
  '&:is(textarea)': { resize: 'vertical', fieldSizing: 'content', minHeight: '4lh' },
  '&:is(select)': { paddingRight: '1rem', cursor: 'pointer' },
  '&:is(select) option': { color: 'var(--ink)', background: 'var(--paper)' },
  '&[type=file]': { fontSize: '1rem', '&::file-selector-button': { font: '600 1rem/1.1 var(--font-text)', marginRight: '1rem', padding: '.6rem 1.05rem', border: '1.5px solid currentColor', borderRadius: '3rem', background: 'none', color: 'inherit', cursor: 'pointer' } },
});

/** A box or dot to tick, beside its label. */
export const choice = css({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'baseline',
  padding: '.45rem 0',
  cursor: 'pointer',
  input: { flex: 'none', width: '1.25rem', height: '1.25rem', margin: 0, translate: '0 .2rem', accentColor: 'var(--violet)' },
});

export const group = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });
export const label = css({ display: 'block', padding: '0 0 var(--s1)', fontWeight: 600 });
export const help = css({ marginTop: 'var(--s1)', fontSize: 'var(--step--1)', color: 'var(--mute)' });
export const complaint = css({
  display: 'flex',
  gap: '.5em',
  marginTop: 'var(--s2)',
  fontWeight: 600,
  '&::before': { content: '"!"', flex: 'none', width: '1.4em', height: '1.4em', borderRadius: '50%', background: 'var(--ember)', color: 'var(--on-ember)', textAlign: 'center', lineHeight: 1.4 },
});
