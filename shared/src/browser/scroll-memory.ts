/** Where a visitor was on a page: scroll position, and the link that had focus. */
interface Spot {
  x: number;
  y: number;
  focus: string | null;
}

/** Remembers by history entry where the visitor was, so that back and forward lead exactly there. */
export class ScrollMemory {
  readonly #spots = new Map<string, Spot>();

  save(key: string): void {
    const focused =
      document.activeElement instanceof HTMLAnchorElement ? document.activeElement.getAttribute('href') : null;
    this.#spots.set(key, { x: window.scrollX, y: window.scrollY, focus: focused });
  }

  /**
   * @param focus whether the reading position goes there, too.
   * @returns false when nothing is known of the entry.
   */
  restore(key: string, { focus }: { focus: boolean }): boolean {
    const spot = this.#spots.get(key);
    if (!spot) return false;
    window.scrollTo({ left: spot.x, top: spot.y, behavior: 'instant' });
    if (!focus) return true;
    const link = spot.focus && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(spot.focus)}"]`);
    if (link) link.focus({ preventScroll: true });
    else focusPage();
    return true;
  }
}

/** Puts the reading position at the new page: its heading, else the main region. */
export function focusPage(): void {
  const target =
    document.querySelector<HTMLElement>('main [data-app]:not([hidden]) h1') ??
    document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
