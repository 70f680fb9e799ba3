import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How far ahead of the visitor the next page is loaded (specification §9), of the window's height. */
const MARGIN = '0px 0px 170% 0px';

/** Tells when a place comes near from below. @param turn changes when the place has moved on, and is to be watched anew */
export function useNearEnd(place: RefObject<HTMLElement | null>, onNear: () => void, active: boolean, turn: number): void {
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!active || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && tell(), { rootMargin: MARGIN });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, active, turn]);
}
