import { useSyncExternalStore } from 'react';

/** As it was at the last scrolling: to ask the window while a page is changed has the browser lay it out in the middle of that. */
const seen = { top: 0, height: Infinity };

function look(): void {
  seen.top = window.scrollY;
  seen.height = window.innerHeight;
}

function subscribe(onChange: () => void): () => void {
  const hear = () => {
    look();
    onChange();
  };
  look();
  window.addEventListener('scroll', hear, { passive: true });
  window.addEventListener('resize', hear, { passive: true });
  return () => {
    window.removeEventListener('scroll', hear);
    window.removeEventListener('resize', hear);
  };
}

/** Whether the page is scrolled past a part of the window's height. False on the server. Renders only when the answer changes. */
export function useScrolledPast(part: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => seen.top > seen.height * part,
    () => false,
  );
}
