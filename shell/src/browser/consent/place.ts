import type { EmotionCache } from '@emotion/react';
import { look } from './look.ts';

/** Makes the element that banner and manager stand in: first in the order of the keyboard, since it is in front of everything. */
export function placeIn(body: HTMLElement, cache: EmotionCache): HTMLElement {
  const place = document.createElement('div');
  place.className = `${cache.key}-${look.name}`;
  // Into the page's one style tag, as all rules.
  if (!(look.name in cache.inserted)) cache.insert(`.${place.className}`, look, cache.sheet, true);
  // In the banner, Tab leads on to the page: the library would keep it inside.
  place.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), true);
  body.prepend(place);
  return place;
}
