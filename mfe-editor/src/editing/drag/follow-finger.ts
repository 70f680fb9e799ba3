/** What is dragged. Positions are those of the window, in pixels. */
export interface Dragged {
  over: (x: number, y: number) => void;
  /** Lands where it was last. */
  drop: () => void;
  /** Stays where it stood. */
  end: () => void;
}

/** A finger that presses never stands quite still: so far it may move, in pixels. */
export const STILL = 8;
/** So near to the upper or lower edge of the window the page goes on below the finger, in pixels: the bars stand there, too. */
const EDGE = 140;
/** At the edge itself, in pixels for each frame. */
const FASTEST = 14;

/**
 * Lets something follow a finger by its handle, which must not scroll the page itself (`touch-action: none`). Browsers begin to drag
 * with a long press, if at all: that still ends this.
 * @param begin called once the finger moves
 * @returns a function that ends it
 */
export function followFinger(handle: HTMLElement, begin: () => Dragged): () => void {
  let start: { x: number; y: number } | null = null;
  let now = { x: 0, y: 0 };
  let dragged: Dragged | null = null;
  let frame = 0;

  const goOn = () => {
    const step = stepAt(now.y);
    if (step !== 0) scrollBy({ top: step, behavior: 'instant' });
    dragged?.over(now.x, now.y);
    frame = requestAnimationFrame(goOn);
  };
  const down = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    if (pointerType !== 'mouse' && isPrimary) start = { x: clientX, y: clientY };
  };
  const move = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    if (!start || !isPrimary) return;
    now = { x: clientX, y: clientY };
    if (dragged || Math.hypot(clientX - start.x, clientY - start.y) < STILL) return;
    dragged = begin();
    goOn();
  };
  const leave = (event?: Event) => {
    cancelAnimationFrame(frame);
    if (event?.type === 'pointerup') dragged?.drop();
    else dragged?.end();
    start = dragged = null;
  };
  const heard = { pointerdown: down, pointermove: move, pointerup: leave, pointercancel: leave };
  for (const [type, hear] of Object.entries(heard)) handle.addEventListener(type, hear as EventListener);
  return () => {
    leave();
    for (const [type, hear] of Object.entries(heard)) handle.removeEventListener(type, hear as EventListener);
  };
}

/** How far the page goes in a frame while the finger is at a height of the window. */
function stepAt(y: number): number {
  const near = (distance: number) => Math.max(0, Math.min(1, 1 - distance / EDGE));
  return Math.round(FASTEST * (near(innerHeight - y) - near(y)));
}
