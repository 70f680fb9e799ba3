/** Header, footer and error pages. `server.tsx` renders them on the server. */
export { Bottom } from './bottom.tsx';
export { ErrorPage, type ErrorPageProps } from './error/error-page.tsx';
export { isLandingPage, LANDING_PAGE_CLASS } from './landing-page.ts';
export { BOTTOM_PREFIX, LAYOUT_NAMESPACE, TOP_PREFIX } from './roots.ts';
export { Top } from './top.tsx';
