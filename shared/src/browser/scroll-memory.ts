/** Where a visitor was on a page: scroll position, and the link that had focus. */
interface ScrollPosition {
  x: number;
  y: number;
  focus: string | null;
}

/** Remembers by history entry where the visitor was, so that back and forward lead exactly there. */
export class ScrollMemory {
  readonly #positions = new Map<string, ScrollPosition>();

  /** @returns what may be kept with the entry as `position`, for whoever comes back to it from a page that was loaded anew */
  save(key: string): ScrollPosition {
    const focus =
      document.activeElement instanceof HTMLAnchorElement ? document.activeElement.getAttribute('href') : null;
    const position = { x: window.scrollX, y: window.scrollY, focus };
    this.#positions.set(key, position);
    return position;
  }

  /**
   * @param focus whether the reading position goes there, too.
   * @returns false when nothing is known of the entry.
   */
  restore(key: string, { focus }: { focus: boolean }): boolean {
    const kept = history.state as { position?: ScrollPosition } | null;
    const position = this.#positions.get(key) ?? kept?.position;
    if (!position) return false;
    window.scrollTo({ left: position.x, top: position.y, behavior: 'instant' });
    if (!focus) return true;
    const link = position.focus && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(position.focus)}"]`);
    if (link) link.focus({ preventScroll: true });
    else focusPage();
    return true;
  }
}

/** Puts the reading position at the new page: at a place of it, else its heading, else the main region. */
export function focusPage(place: HTMLElement | null = null): void {
  const target =
    place ??
    document.querySelector<HTMLElement>('main [data-app]:not([hidden]) h1') ??
    document.querySelector<HTMLElement>('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Once the page stands at its top: who has gone on to another page of a list begins there, who has chosen something further down sees it. */
export function keepFocusInView(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLAnchorElement)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  if (top >= 0 && bottom <= window.innerHeight) return;
  if (focused.closest('nav, [rel=next], [rel=prev]')) focusPage();
  else focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/**
 * Remembers what has the focus, before the page changes.
 * @returns a function for afterwards: if that is gone from its list, as a filter that was taken back, what stands there now gets the focus
 */
export function focusInList(): () => void {
  const focused = document.activeElement;
  const list = focused?.closest('ul');
  const links = () => [...(list?.querySelectorAll<HTMLElement>('a, button') ?? [])];
  const index = links().findIndex((link) => link === focused);
  return () => {
    if (!list?.isConnected || focused?.isConnected) return;
    const left = links();
    (left[index] ?? left.at(-1))?.focus({ preventScroll: true });
  };
}
