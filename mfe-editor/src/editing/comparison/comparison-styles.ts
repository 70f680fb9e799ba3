import { css } from '@emotion/react';
import { editorColours } from '@foyer/shared/theme';

/** Added, removed, moved and changed on the page: each also by a word, and words by a line under or through them. */
export const comparisonStyles = css({
  '[data-compared]': { position: 'relative', outlineOffset: 6 },
  '[data-compared=added]': { outline: '3px solid #0b7a58' },
  '[data-compared=removed]': { outline: '3px solid #a5300f' },
  '[data-compared=removed] img': { opacity: 0.5 },
  '[data-compared=changed]': { outline: `2px solid ${editorColours.here}` },
  '[data-compared][data-moved]': { outline: '3px dashed #5a3df0' },
  'main :is(ins, del)': { padding: '0 .1em', borderRadius: '.1em', boxDecorationBreak: 'clone' },
  'main ins': {
    background: '#c9f3e1',
    color: '#06301f',
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textDecorationColor: '#0b7a58',
  },
  'main del': { background: '#ffdcd2', color: '#6b1a05', textDecoration: 'line-through', textDecorationThickness: 2 },
});
