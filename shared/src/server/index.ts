/** The door for Node: rendering fragments and layout. */
export { createServerCache, stylesOf } from './emotion.ts';
export { createRenderer, type Renderer, type RendererOptions } from './renderer.tsx';
export { renderRoot, type RenderedRoot } from './render-root.tsx';
