/** The door to how the house looks, as CSS: for pages that are not made of fragments. */
export { editorDialog } from '../design/editor-dialog.ts';
export { themeCss, type FontUrls } from '../design/global-css.ts';
export { tokens } from '../design/tokens.ts';
