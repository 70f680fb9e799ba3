import type { EmotionCache, SerializedStyles } from '@emotion/react';

/** Makes the element that banner and manager stand in: before the content, where the keyboard meets them after the header. */
export function placeBefore(content: HTMLElement | null): HTMLElement {
  const place = document.createElement('div');
  // In the banner, Tab leads on to the page: the library would keep it inside.
  place.addEventListener('keydown', leaveBanner, true);
  place.addEventListener('click', (event) => stayInSight(event, content), true);
  if (content) content.before(place);
  else document.body.prepend(place);
  return place;
}

/** Gives a place a look, whose rules go into the cache's style tag, as all rules. */
export function dress(place: HTMLElement, look: SerializedStyles, cache: EmotionCache): void {
  const name = `${cache.key}-${look.name}`;
  place.classList.add(name);
  if (!(look.name in cache.inserted)) cache.insert(`.${name}`, look, cache.sheet, true);
}

function leaveBanner(event: KeyboardEvent): void {
  if (event.key === 'Tab' && event.target instanceof Element && event.target.closest('.cm')) event.stopPropagation();
}

/**
 * The library gives the focus back to where it was when the banner came. If that was nowhere, it goes on to the content; the page
 * stays where the visitor is by now.
 */
function stayInSight({ target }: MouseEvent, content: HTMLElement | null): void {
  const top = window.scrollY;
  if (!(target instanceof Element && target.closest('button'))) return;
  requestAnimationFrame(() => {
    const isOver = !document.querySelector('.show--consent, .show--preferences');
    if (isOver && !document.querySelector('main :focus, [data-shell] :focus')) content?.focus({ preventScroll: true });
    window.scrollTo({ top, behavior: 'instant' });
  });
}
