import { useEffect, type RefObject } from 'react';

/** Where Escape closes something and does not lead up from a module: the element says so with `data-own-keys="Escape"`. */
export function useEscape(element: RefObject<HTMLElement | null>, leave: () => void): void {
  useEffect(() => {
    const within = element.current;
    const hear = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) leave();
    };
    within?.addEventListener('keydown', hear);
    return () => within?.removeEventListener('keydown', hear);
  });
}
