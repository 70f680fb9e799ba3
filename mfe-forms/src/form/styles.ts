import { css } from '@emotion/react';
import { print } from '@foyer/shared';
import { fieldControl } from '@foyer/shared/fields';

/** A line to write on, and what visitors' forms have besides it. */
export const control = css([
  fieldControl,
  {
    '&:is(textarea)': { resize: 'vertical', fieldSizing: 'content', minHeight: '4lh', [print]: { resize: 'none' } },
    // On paper the line is there to be written on.
    [print]: { '&::placeholder': { color: 'transparent' } },
    '&[multiple] option': { whiteSpace: 'normal' },
    '&[type=file]': {
      fontSize: '1rem',
      '&::file-selector-button': {
        font: '600 1rem/1.1 var(--font-text)',
        marginRight: '1rem',
        padding: '.6rem 1.05rem',
        border: '1.5px solid currentColor',
        borderRadius: '3rem',
        background: 'none',
        color: 'inherit',
        cursor: 'pointer',
      },
    },
  },
]);

/** A box or dot to tick, beside its label. */
export const choice = css({
  display: 'flex',
  gap: '.75rem',
  alignItems: 'baseline',
  padding: '.45rem 0',
  cursor: 'pointer',
  input: {
    flex: 'none',
    width: '1.25rem',
    height: '1.25rem',
    margin: 0,
    translate: '0 .2rem',
    accentColor: 'var(--violet)',
  },
});

export const group = css({ border: 0, margin: 0, padding: 0, minWidth: 0 });
