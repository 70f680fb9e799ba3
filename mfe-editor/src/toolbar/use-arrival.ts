import { useEffect, type RefObject } from 'react';

/**
 * The focus goes to what has come in the place of what was pressed, unless somebody is at something of the page that stays.
 * @param hasTurned whether editing has begun or ended here: whoever has just opened the page begins at its top
 */
export function useArrival(element: RefObject<HTMLElement | null>, hasTurned: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = !activeElement || activeElement === body || activeElement.closest('[data-editable]') !== null;
    if (hasTurned && isLost) element.current?.focus({ preventScroll: true });
  }, [element, hasTurned]);
}
