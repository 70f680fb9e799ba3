import { useEffect, type RefObject } from 'react';

/**
 * Closes what a disclosure button has opened: on Escape (focus goes back to the button), on a click or focus
 * elsewhere. `container` holds the button and what it opens.
 */
export function useDismiss(open: boolean, container: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const outside = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (container.current?.contains(document.activeElement)) {
        container.current.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
      }
      close();
    };
    // Its signal ends the listeners that it is given to.
    const end = new AbortController();
    document.addEventListener('pointerdown', outside, end);
    document.addEventListener('focusin', outside, end);
    document.addEventListener('keydown', escape, end);
    return () => end.abort();
  }, [open, container, close]);
}
