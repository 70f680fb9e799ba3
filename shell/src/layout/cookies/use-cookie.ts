import { readCookie } from '@foyer/shared';
import { useSyncExternalStore } from 'react';

/** Cookies tell nobody when they change: look again when the visitor comes back to this tab. */
function subscribe(onChange: () => void): () => void {
  const events = ['visibilitychange', 'focus', 'pageshow'] as const;
  for (const name of events) window.addEventListener(name, onChange, true);
  return () => {
    for (const name of events) window.removeEventListener(name, onChange, true);
  };
}

/** A cookie's value in the browser; null on the server and while hydrating, since cached pages know no cookies. */
export function useCookie(name: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readCookie(document.cookie, name),
    () => null,
  );
}
