import { css } from '@emotion/react';
import { editorColours, tokens } from '@foyer/shared/theme';

/** Sizes that grow with the window, for a column that is narrower: they grow with it. */
export const ownSizes = Object.fromEntries(
  Object.entries(tokens)
    .filter(([, value]) => value.includes('vw'))
    .map(([name, value]) => [`--${name}`, value.replace(/([\d.]+)vw/g, 'calc($1 * var(--column-share))')]),
);

/** What a page or widget stands in. Were it any element, the browser would look all of them up whenever something comes or goes. */
const home = ':is([data-app], [data-fragment])';
const shown = `${home}:has(> [data-beside=both])`;

/** To be on the page only while something stands beside it. Two columns of the true page. Rows of both begin at the same height, whatever their length. */
export const languageStyles = css({
  '@property --column-share': { syntax: '"<length>"', inherits: 'true', initialValue: '0px' },
  [shown]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', containerType: 'inline-size' },
  [`${shown} > :first-child, [data-beside=both] > *`]: {
    '--column-share': '.5cqi',
    ...ownSizes,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: '2 / span var(--language-rows)',
    minWidth: 0,
    '& > *': { width: '100%' },
    '& > [data-editor-tools]': { width: 'auto' },
  },
  [`${shown} > :first-child`]: { gridColumn: 1, borderRight: '1px solid var(--line)' },
  '[data-beside=both] > *': { gridColumn: 2 },
  [`${home}:has(> :is([data-beside=other], [data-beside=seen])) > :first-child`]: { display: 'none' },
  // The module that is selected, in the language in which nobody writes.
  'main:has([data-beside][data-active]) [data-selected]:not([data-beside] *), [data-beside]:not([data-active]) [data-selected]':
    { outline: `2px dotted ${editorColours.here}` },
});
