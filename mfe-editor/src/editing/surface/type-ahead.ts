import { useLayoutEffect, type RefObject } from 'react';

/** How long a field that is on its way is waited for, in frames. */
const PATIENCE = 120;
/** Tells a field what was typed before it was there. */
const TYPED = 'foyer:typed';

/**
 * Keeps what is typed while a field is still on its way (Enter makes a new text, which comes a moment later), and gives it to
 * the field as soon as the caret stands there. Nobody has to wait before they write on.
 * @param isThere whether the element with the focus is in the field
 */
export function keepTyping(isThere: (active: Element) => boolean): void {
  let typed = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += key;
  };
  const look = (left: number): void => {
    const { activeElement } = document;
    const field =
      activeElement instanceof HTMLElement && activeElement.isContentEditable && isThere(activeElement)
        ? activeElement.closest('[data-field]')
        : null;
    if (!field && left > 0) return void requestAnimationFrame(() => look(left - 1));
    window.removeEventListener('keydown', keep, { capture: true });
    if (typed) field?.dispatchEvent(new CustomEvent(TYPED, { detail: typed }));
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
