import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** Who moves the pointer further than this takes the press back (WCAG 2.5.2), in CSS pixels. */
const REACH_PX = 16;

/**
 * For a button below what may grow or shrink in the very moment it is pressed: a press counts for the button on which it began, wherever that is by
 * its end. It leaves no field either: a complaint that appears then would push the button away.
 */
export function useHeldPress() {
  const began = useRef({ x: 0, y: 0 });
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.preventDefault();
      began.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const { x, y } = began.current;
      if (currentTarget.hasPointerCapture(pointerId) && Math.hypot(clientX - x, clientY - y) > REACH_PX)
        currentTarget.releasePointerCapture(pointerId);
    },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
}
