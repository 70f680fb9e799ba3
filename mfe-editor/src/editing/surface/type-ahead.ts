import { useLayoutEffect, type RefObject } from 'react';

/** How long a field that is on its way is waited for, in frames. */
const PATIENCE = 120;
/** Tells a field what was typed before it was there. */
const TYPED = 'foyer:typed';

/**
 * Keeps what is typed while a field is still on its way (Enter makes a new text, which comes a moment later), and gives it to
 * the field as soon as the caret stands there. Nobody has to wait before they write on; who goes elsewhere writes there.
 * @param isThere whether the element with the focus is in the field
 */
export function keepTyping(isThere: (active: Element) => boolean): void {
  const before = document.activeElement;
  let typed = '';
  const isOnItsWay = (): boolean => {
    const { activeElement: active, body } = document;
    if (!active || active === before || active === body) return true;
    const isReady = active instanceof HTMLElement && active.isContentEditable;
    return !isReady && active.closest('[data-field]') !== null && isThere(active);
  };
  const end = () => {
    window.removeEventListener('keydown', keep, { capture: true });
    const { activeElement: active } = document;
    if (typed && active && isThere(active))
      active.closest('[data-field]')?.dispatchEvent(new CustomEvent(TYPED, { detail: typed }));
    typed = '';
  };
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (!isOnItsWay()) return end();
    if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += key;
  };
  const look = (left: number): void => {
    if (left > 0 && isOnItsWay()) requestAnimationFrame(() => look(left - 1));
    else end();
  };
  window.addEventListener('keydown', keep, { capture: true });
  requestAnimationFrame(() => look(PATIENCE));
}

/** For a field: takes what was typed before it was there. */
export function useTypedBefore(field: RefObject<HTMLElement | null>, take: (text: string) => void): void {
  useLayoutEffect(() => {
    const element = field.current;
    const hear = (event: Event) => event instanceof CustomEvent && take(String(event.detail));
    element?.addEventListener(TYPED, hear);
    return () => element?.removeEventListener(TYPED, hear);
  });
}
