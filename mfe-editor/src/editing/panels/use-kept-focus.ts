import { useEffect, type RefObject } from 'react';

const STOPS = ':is(button, input, select, textarea):not(:disabled), a[href], summary, [tabindex="0"]';

const isUsable = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the focus in a dialog or panel: a button that is disabled while something is under way has it again afterwards, and what
 * goes leaves it to what stands in its place then.
 */
export function useKeptFocus(surface: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = surface;
    if (!element) return undefined;
    let last: HTMLElement | null = null;
    /** What stood after and before it then, the nearest first. */
    let neighbours: HTMLElement[] = [];
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : null;
      const stops = [...element.querySelectorAll<HTMLElement>(STOPS)];
      const place = stops.findIndex((stop) => stop === last);
      neighbours = [...stops.slice(place + 1), ...stops.slice(0, Math.max(place, 0)).reverse()];
    };
    const leave = () =>
      // Told before what goes has gone.
      setTimeout(() => {
        if (last && isUsable(last) && document.activeElement !== last) last = null;
      });
    const keep = () => {
      const { activeElement, body } = document;
      if (!last || (activeElement && activeElement !== body)) return;
      (last.isConnected ? last : (neighbours.find(isUsable) ?? element)).focus();
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
