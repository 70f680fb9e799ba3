import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange, { passive: true });
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

/** Whether the page is scrolled past a part of the window's height. False on the server. Renders only when the answer changes. */
export function useScrolledPast(part: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > window.innerHeight * part,
    () => false,
  );
}
