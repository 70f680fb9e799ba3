/** The door to how the house looks, as CSS: for pages that are not made of fragments. */
export { editorColours } from '../design/editor-colours.ts';
export { editorDialog } from '../design/editor-dialog.ts';
export { themeCss, type FontUrls } from '../design/global-css.ts';
export { colours, tokens } from '../design/tokens.ts';
