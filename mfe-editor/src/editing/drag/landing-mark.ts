import { editorColours } from '@foyer/shared/theme';
/** A line across the page, in the window's pixels. */
export interface Line {
  left: number;
  width: number;
  top: number;
}

/** Shows on the page where something will land. */
export class LandingMark {
  readonly #element = document.createElement('div');

  constructor() {
    this.#element.dataset.editorMark = '';
  }

  show({ left, width, top }: Line): void {
    Object.assign(this.#element.style, {
      position: 'absolute',
      left: `${left + scrollX}px`,
      top: `${top + scrollY - 2}px`,
      width: `${width}px`,
      height: '4px',
      background: editorColours.here,
      forcedColorAdjust: 'none',
      borderRadius: '2px',
      zIndex: '40',
      pointerEvents: 'none',
    });
    if (!this.#element.isConnected) document.body.append(this.#element);
  }

  hide(): void {
    this.#element.remove();
  }
}

/** Between a frame and its neighbour, in pixels. */
const GAP = 8;

/** The line before or after a frame. */
export function lineBeside(frame: Element, isAfter: boolean): Line {
  const { left, width, top, bottom } = frame.getBoundingClientRect();
  return { left, width, top: isAfter ? bottom + GAP : top - GAP };
}
