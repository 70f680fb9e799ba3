import { css, keyframes } from '@emotion/react';
import { motionOk } from '@foyer/shared';
import { useEffect, useRef } from 'react';
import { SearchForm } from '../search/search-form.tsx';

const unfold = keyframes({ from: { width: 0 } });

/** One line of the header: the field unfolds from its button, the suggestions reach below. */
const field = css({
  '&& form': { display: 'block' },
  '& label': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '&& form > div': { gridTemplateColumns: 'auto auto', gap: 'var(--s3)', alignItems: 'center' },
  '&& input': {
    width: '15rem',
    padding: '.2rem 0',
    borderBottomWidth: '2px',
    font: 'inherit',
    letterSpacing: 0,
    // The window's edge is near.
    outlineOffset: 0,
    [motionOk]: { animation: `${unfold} var(--fast) var(--ease)` },
  },
  '&& [role=listbox]': {
    insetInline: 'auto 0',
    width: 'max-content',
    minWidth: '100%',
    maxWidth: '24rem',
    marginTop: '.5rem',
  },
  '&& [role=option]': { padding: '.55rem .9rem', fontSize: '1rem' },
  '&& button[type=submit]': {
    padding: '.3rem 0',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    '&:hover': { background: 'none', color: 'inherit', textDecoration: 'underline', textDecorationThickness: '2px' },
  },
});

/** Ready to be typed into: whoever sees it has asked for it. */
export function SearchField() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} css={field}>
      <SearchForm query="" />
    </div>
  );
}
