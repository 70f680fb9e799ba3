import { useEffect, type RefObject } from 'react';

const STOPS = ':is(button, input, select, textarea):not(:disabled), a[href], summary, [tabindex="0"]';

/**
 * Keeps the focus in a dialog or panel: a button that is disabled while something is under way has it again afterwards, and what
 * goes leaves it to what stands in its place then.
 */
export function useKeptFocus(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = surface;
    if (!element) return undefined;
    let last: HTMLElement | null = null;
    let place = 0;
    const stops = () => [...element.querySelectorAll<HTMLElement>(STOPS)];
    const isTaken = () => last !== null && (!last.isConnected || last.matches(':disabled'));
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
      place = stops().findIndex((stop) => stop === last);
    };
    const leave = () =>
      // Told before what goes has gone.
      setTimeout(() => {
        if (!isTaken() && document.activeElement !== last) last = null;
      });
    const keep = () => {
      const { activeElement, body } = document;
      if (!last || (activeElement && activeElement !== body)) return;
      if (last.isConnected) return last.focus();
      const left = stops();
      (left[Math.min(Math.max(place, 0), left.length - 1)] ?? element).focus();
    };
    const changes = new MutationObserver(keep);
    changes.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', leave);
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', leave);
    };
  }, [surface]);
}
