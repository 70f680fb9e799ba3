import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How far ahead of the visitor the next page is loaded (specification §9), in heights of the window. */
const MARGIN = 1.7;

/**
 * Tells when a place comes near from below. Listens to scrolling, since an IntersectionObserver tells a frame too late:
 * who jumps to the end would see the footer, and then see it pushed away.
 * @param turn changes when the place has moved on, and is to be looked at anew
 */
export function useNearEnd(place: RefObject<HTMLElement | null>, onNear: () => void, active: boolean, turn: number): void {
  const look = useEffectEvent(() => {
    const top = place.current?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    if (top <= window.innerHeight * (1 + MARGIN)) onNear();
  });
  useEffect(() => {
    if (!active) return undefined;
    const listener = () => look();
    listener();
    window.addEventListener('scroll', listener, { passive: true });
    window.addEventListener('resize', listener, { passive: true });
    return () => {
      window.removeEventListener('scroll', listener);
      window.removeEventListener('resize', listener);
    };
  }, [active, turn]);
}
