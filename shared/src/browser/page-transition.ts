/** Specification §9: animations take 0.4 to 0.7 s. */
const DURATION_MS = 400;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
const FAR = 'translateY(1.5rem)';

/**
 * Lets a page that is in place fade and slide in. The change itself does not wait for it: a view transition would hold it back until
 * the old page is captured, and take clicks meanwhile.
 * @param slide false where the browser is about to scroll to a place on the page: it would miss it by as much.
 */
export function enterPage(element: HTMLElement | undefined, { slide }: { slide: boolean }): void {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  element?.animate([{ opacity: 0, ...(slide && { transform: FAR }) }, {}], { duration: DURATION_MS, easing: EASE });
}
