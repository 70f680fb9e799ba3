import type { EmotionCache } from '@emotion/react';
import { look } from './look.ts';

/** Makes the element that banner and manager stand in: before the content, where the keyboard meets them after the header. */
export function placeBefore(content: Element | null, cache: EmotionCache): HTMLElement {
  const place = document.createElement('div');
  place.className = `${cache.key}-${look.name}`;
  // Into the cache's style tag, as all rules.
  if (!(look.name in cache.inserted)) cache.insert(`.${place.className}`, look, cache.sheet, true);
  // In the banner, Tab leads on to the page: the library would keep it inside.
  place.addEventListener('keydown', leaveBanner, true);
  place.addEventListener('click', stayInSight, true);
  if (content) content.before(place);
  else document.body.prepend(place);
  return place;
}

function leaveBanner(event: KeyboardEvent): void {
  if (event.key === 'Tab' && event.target instanceof Element && event.target.closest('.cm')) event.stopPropagation();
}

/** The library gives the focus back to where it was when the banner came; the page stays where the visitor is by now. */
function stayInSight({ target }: MouseEvent): void {
  const top = window.scrollY;
  if (target instanceof Element && target.closest('button')) requestAnimationFrame(() => window.scrollTo({ top, behavior: 'instant' }));
}
