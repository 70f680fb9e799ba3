import { useLayoutEffect, type RefObject } from 'react';

/** How long a field that is on its way is waited for, in frames. */
const PATIENCE = 120;
/** Tells a field what was typed before it was there. */
const TYPED = 'foyer:typed';

/**
 * Keeps what is typed while a field is still on its way (Enter makes a new text, which comes a moment later), and gives it to
 * the field as soon as it takes it. Nobody has to wait before they write on; who goes elsewhere writes there, and what was
 * typed before still goes to the field.
 * @param find the field, `[data-field]`; null while it is not on the page
 * @param write gets what was typed where the field cannot take it: an empty one is gone as soon as its module is not selected
 */
export function keepTyping(find: () => HTMLElement | null, write: (typed: string) => void): void {
  const before = document.activeElement;
  let typed = '';
  let wasThere = false;
  const isOnItsWay = (): boolean => {
    wasThere ||= find() !== null;
    const { activeElement: active, body } = document;
    if (!active || active === before || active === body) return true;
    const isReady = active instanceof HTMLElement && active.isContentEditable;
    return !isReady && (find()?.contains(active) ?? false);
  };
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (!isOnItsWay()) return end();
    if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed += key;
  };
  const end = () => {
    window.removeEventListener('keydown', keep, { capture: true });
    if (typed) give(typed, PATIENCE);
    typed = '';
  };
  const give = (text: string, left: number): void => {
    const field = find();
    if (field?.dispatchEvent(new CustomEvent(TYPED, { detail: text, cancelable: true })) === false) return;
    if (left === 0 || (wasThere && !field)) write(text);
    else requestAnimationFrame(() => give(text, left - 1));
  };
  const look = (left: number): void => {
    if (left > 0 && isOnItsWay()) requestAnimationFrame(() => look(left - 1));
    else end();
  };
  window.addEventListener('keydown', keep, { capture: true });
  requestAnimationFrame(() => look(PATIENCE));
}

/**
 * For a field: takes what was typed before it was there.
 * @param take returns whether it has taken it; otherwise it is asked again in the next frame
 */
export function useTypedBefore(field: RefObject<HTMLElement | null>, take: (text: string) => boolean): void {
  useLayoutEffect(() => {
    const element = field.current;
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && take(String(event.detail))) event.preventDefault();
    };
    element?.addEventListener(TYPED, hear);
    return () => element?.removeEventListener(TYPED, hear);
  });
}
