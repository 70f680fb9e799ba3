/**
 * The door to how fields of forms look, for visitors and editors alike. A door of its own, so that only pages with forms
 * download it.
 */
import { css } from '@emotion/react';

/** A line to write on. Its edge and text are ink on paper, so both have contrast enough. */
export const fieldControl = css({
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
  '&:is(select)': { paddingRight: '1rem', cursor: 'pointer' },
  '&:is(select) option': { color: 'var(--ink)', background: 'var(--paper)' },
});

export const fieldLabel = css({ display: 'block', padding: '0 0 var(--s1)', fontSize: '1rem', fontWeight: 600 });
export const fieldHelp = css({ marginTop: 'var(--s1)', fontSize: 'var(--step--1)', color: 'var(--mute)' });

/** What is wrong with a field, or with the whole form. */
export const fieldComplaint = css({
  display: 'flex',
  gap: '.5em',
  marginTop: 'var(--s2)',
  fontWeight: 600,
  '&::before': {
    content: '"!"',
    flex: 'none',
    width: '1.4em',
    height: '1.4em',
    borderRadius: '50%',
    background: 'var(--ember)',
    color: 'var(--on-ember)',
    textAlign: 'center',
    lineHeight: 1.4,
  },
});

export { OnceAlive } from './once-alive.tsx';
