import { css, Global } from '@emotion/react';
import { editorColours } from '@foyer/shared/theme';
import { comparisonStyles } from '../comparison/comparison-styles.ts';
import { low } from '../look.ts';

/** What a line lacks to the height of a target, at each side (WCAG 2.2, 2.5.8). */
const SMALL = 'max(0px, (24px - 1lh) / 2)';

/**
 * What an empty module says. Its tools come last. `:not` within `:has` would make the browser ask the whole page for
 * styles whenever anything comes or goes.
 */
const EMPTY = '[data-editable]:empty::before, [data-editable]:has(> [data-editor-tools]:first-child)::before';

/** The header has the menu of small windows where panels leave it no room for the other. */
const smallMenu = {
  'header nav:has(> .menu)': { display: 'none' },
  'header a[href="#menu"]': { display: 'inline-flex' },
};

/** How the page answers while it is edited. Nothing here moves anything: frames are drawn around what stands there. */
const styles = css({
  // How wide panels are beside the page, and how high below it in small windows.
  ':root': {
    '--editor-thumb': '4.75rem',
    '--editor-panel': '17rem',
    '--editor-sheet': 'min(55dvh, max(40dvh, 100dvh - 24rem))',
  },
  ':root:has([data-editor-panel][data-wide])': { '--editor-panel': 'clamp(17rem, 27vw, 26rem)' },
  // What has the focus stands below the bar and the header of the site, with its name above it.
  ':root:has([data-edit-bar])': { scrollPaddingTop: '12rem' },
  'body:has([data-editor-panel=left])': { paddingLeft: 'var(--editor-panel)' },
  'body:has([data-editor-panel=right])': { paddingRight: 'var(--editor-panel)' },
  '@media screen and (max-width: 79.99em)': { 'body:has([data-editor-panel])': smallMenu },
  '@media screen and (max-width: 95.99em)': {
    'body:has([data-editor-panel=left]):has([data-editor-panel=right])': smallMenu,
  },
  // The question about cookies stands beside the panels, too.
  'body:has([data-editor-panel=left]) .cm': { left: 'var(--editor-panel)' },
  'body:has([data-editor-panel=right]) .cm': { right: 'var(--editor-panel)' },
  '@media (max-width: 47.99em)': {
    // Nor does what is typed stand behind the tools of its module, over the row of the thumb.
    ':root:has([data-edit-bar])': { scrollPaddingTop: '9rem', scrollPaddingBottom: '10rem' },
    'body:has([data-editor-panel])': { paddingLeft: '0 !important', paddingRight: '0 !important' },
    'body:has([data-editor-panel]) .cm': { left: 0, right: 0 },
    // The lower row of the toolbar is at the thumb.
    'body:has([data-edit-bar])': {
      '--toolbar': '3rem !important',
      '--header-sticky': '6.75rem !important',
      paddingBottom: '4rem',
    },
    // What a panel is about stands above it.
    ':root:has([data-edit-bar]):has([data-editor-panel])': {
      '--editor-thumb': 'calc(var(--editor-sheet) + 3.5rem)',
      scrollPaddingBottom: 'calc(var(--editor-sheet) + 8rem)',
    },
    'body:has([data-edit-bar]):has([data-editor-panel])': { paddingBottom: 'calc(var(--editor-sheet) + 4rem)' },
    // What else is at the lower edge stands above it, and above what it says.
    'body:has([data-edit-bar]) .cm': { bottom: 'calc(3rem + env(safe-area-inset-bottom))', paddingBottom: '1.5rem' },
    'section:has(> div > [data-edit-bar])': { height: '3rem', gridTemplateRows: '1fr' },
  },
  // Of a low window the page has all but the row in which one works and the tools of the text: what else stands above it scrolls away.
  [low]: {
    ':root:has([data-edit-bar])': { scrollPaddingTop: '9rem', scrollPaddingBottom: '1rem' },
    'body:has([data-edit-bar])': { '--header-sticky': 'var(--toolbar) !important' },
    'body:has([data-edit-bar]) header:has(a[href="#menu"])': { position: 'static', transform: 'none' },
    '[data-editor-tools] [role=toolbar]': { position: 'static' },
  },
  '@media (max-width: 47.99em) and (max-height: 30em)': {
    ':root': { '--editor-sheet': 'calc(100dvh - 3rem)' },
    ':root:has([data-edit-bar])': { scrollPaddingTop: '4rem', scrollPaddingBottom: '5rem' },
    'body:has([data-edit-bar])': { '--toolbar': '0rem !important' },
    'section:has(> div > [data-edit-bar])': { position: 'absolute' },
  },
  '[data-editable]': { position: 'relative', cursor: 'default' },
  '[data-editable]:focus-visible': { outline: 'none' },
  '[data-column]:focus': { outline: `2px dashed ${editorColours.here}`, outlineOffset: 6 },
  '[data-editable]:hover:not(:has([data-editable]:hover)):not([data-selected]), [data-editable][data-shown]:not([data-selected])':
    { outline: `1px dashed ${editorColours.here}`, outlineOffset: 6 },
  '[data-editable][data-selected]': {
    outline: `2px solid ${editorColours.here}`,
    outlineOffset: 6,
    borderRadius: 2,
    zIndex: 15,
  },
  '[data-editable][data-file-over]': { outline: `3px dashed ${editorColours.good}`, outlineOffset: 6 },
  // Grid items and bands of colour draw over their neighbours' tools otherwise.
  '[data-editable]:has([data-selected])': { zIndex: 15, overflow: 'visible' },
  '[data-editable] > *:has([data-selected])': { overflow: 'visible' },
  // A row that scrolls cuts off what stands beyond it: while something in it is selected, its frame and its tools have room.
  '[data-model$=image_list] [role=group]:not([data-module]):has(> [data-selected])': {
    '--below': '5rem',
    // There the tools stand below their picture.
    '--row-below': '6rem',
    '@media (max-width: 47.99em)': { '--below': '12rem' },
    padding: '2rem .5rem var(--below)',
    margin: '-2rem -.5rem calc(-1 * var(--below))',
    scrollPaddingInline: '.5rem',
    // What stands below is pressed through it.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
  },
  '[data-model$=image_list] :has(> [role=group] > [data-selected])': { overflowX: 'visible' },
  // What visitors do not see now says so, at the corner of its frame.
  '[data-editable][data-unseen]::after': {
    content: 'attr(data-unseen)',
    position: 'absolute',
    top: '-1.8rem',
    right: 0,
    padding: '.15rem .5rem',
    borderRadius: '.2rem',
    background: editorColours.ground,
    color: editorColours.warning,
    font: '600 .75rem/1.2 var(--font-text)',
    letterSpacing: 0,
    whiteSpace: 'nowrap',
    zIndex: 16,
  },
  // Visitors get no room for what is empty; here one must find it again.
  '[data-module][data-editable][data-kind]:empty': { display: 'block' },
  [EMPTY]: {
    content: 'attr(data-empty-text)',
    display: 'block',
    padding: '1.25rem',
    border: `1px dashed ${editorColours.here}`,
    color: 'var(--mute)',
    font: '500 .875rem/1.3 var(--font-text)',
  },
  // The whole card is the link's area: here, its words are for typing.
  '[data-editable] a::after': { pointerEvents: 'none' },
  '[data-editable] a': { cursor: 'text' },
  // What is said of a button's words makes it no wider than its place.
  '[data-editable] a:has([data-language-mark])': { flexWrap: 'wrap', maxWidth: '100%' },
  '[data-field]': {
    cursor: 'text',
    outline: 'none',
    minWidth: '1ch',
    whiteSpace: 'pre-wrap',
    // As on the page: browsers would let a long word make its place wider while it is written.
    overflowWrap: 'inherit',
    borderRadius: 2,
  },
  'span[data-field]': {
    display: 'inline-block',
    maxWidth: '100%',
    minHeight: '1em',
    // Small type is as easy to hit as a button, and takes no more room than visitors see.
    paddingBlock: SMALL,
    marginBlock: `calc(-1 * ${SMALL})`,
  },
  '[data-field]:focus, [data-field]:focus-within': { boxShadow: '0 2px 0 0 rgb(61 130 255 / .55)' },
  'span[data-field]:empty::before, [data-field][data-empty]::before': {
    content: 'attr(data-placeholder) " …"',
    opacity: 0.5,
    pointerEvents: 'none',
  },
  '[data-field][data-empty]': { minHeight: '1.5em' },
  '[data-field][data-empty]::before': { position: 'absolute' },
  '[data-dragging] [data-editor-tools]': { visibility: 'hidden' },
  // On paper it is the page that visitors get.
  '@media print': {
    body: { padding: '0 !important' },
    '[data-editor-tools]': { display: 'none !important' },
    '[data-editable]': { outline: 'none !important' },
    [`${EMPTY}, [data-editable]::after, [data-field]::before`]: { content: 'none !important' },
  },
  '[data-editable] details::details-content': { contentVisibility: 'visible', height: 'auto', opacity: 1 },
});

export const PageStyles = () => <Global styles={[styles, comparisonStyles]} />;
