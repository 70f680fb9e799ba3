/** The door for Node: rendering fragments and layout. */
export { globalCss, type FontUrls } from '../design/global-css.ts';
export { colours } from '../design/tokens.ts';
export { createServerCache, stylesOf } from './emotion.ts';
export { createRenderer, type Renderer, type RendererOptions } from './renderer.tsx';
export { renderRoot, type RenderedRoot } from './render-root.tsx';
export { createI18n } from '../i18n/i18n.ts';
