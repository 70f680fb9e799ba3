import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** How far ahead of the visitor the next page is loaded (specification §9), in heights of the window. */
const MARGIN = 1.7;

interface End {
  /** Distance from the top of the window, in pixels. */
  top: number;
  /** The visitor has not read down to it but jumped there: to the footer, or to what is below. */
  jumped: boolean;
}

/**
 * Watches the end of a list that grows. Tells when it comes near; and who has jumped to it keeps it in view while the list
 * grows above, so that the footer can always be reached. Who reads on finds the new rows below, as ever.
 *
 * Listens to scrolling, since an IntersectionObserver tells a frame too late: the footer would be seen, and then pushed away.
 * @param turn changes with every growth
 */
export function useEnd(place: RefObject<HTMLElement | null>, onNear: () => void, active: boolean, turn: number): void {
  const end = useRef<End>({ top: 0, jumped: false });

  const look = useEffectEvent(() => {
    // A page that is prepared behind the one on show has no places yet.
    if (!place.current || place.current.closest('[hidden]')) return;
    const { top } = place.current.getBoundingClientRect();
    const near = window.innerHeight * (1 + MARGIN);
    const inView = top < window.innerHeight;
    end.current = { top, jumped: inView && (end.current.jumped || end.current.top > near) };
    if (top <= near) onNear();
  });

  useLayoutEffect(() => {
    if (!place.current || !end.current.jumped) return;
    const { top } = place.current.getBoundingClientRect();
    window.scrollBy({ top: top - end.current.top, behavior: 'instant' });
  }, [place, turn]);

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
