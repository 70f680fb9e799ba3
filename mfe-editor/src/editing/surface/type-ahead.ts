import { useLayoutEffect, type RefObject } from 'react';

/** How long what is on its way is waited for, in frames: the view of a module may come over a slow line. */
export const PATIENCE = 600;
/** Tells a field all that was written before it was there. */
const WRITTEN = 'foyer:written';

/** What was typed, or pasted. */
export interface Written {
  text: string;
  /** As it was copied, where that has more than letters. */
  html?: string;
  isPasted: boolean;
}

/**
 * Keeps what is typed and pasted while a field is still on its way (Enter makes a new text, which comes a moment later), and
 * gives it to the field as soon as it takes it. Nobody has to wait before they write on; who goes elsewhere writes there, and
 * what was written before still goes to the field.
 * @param find the field, `[data-field]`; null while it is not on the page
 * @param write gets the words where the field cannot take them: an empty one is gone as soon as its module is not selected
 */
export function keepWriting(find: () => HTMLElement | null, write: (words: string) => void): void {
  const before = document.activeElement;
  let kept: Written[] = [];
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
    // Meant for the text: modules are not to be pasted by it.
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'v') return event.stopImmediatePropagation();
    if (key.length !== 1 || ctrlKey || metaKey || altKey || isComposing) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const last = kept.at(-1);
    if (last && !last.isPasted) last.text += key;
    else kept.push({ text: key, isPasted: false });
  };
  const keepPasted = (event: ClipboardEvent) => {
    if (!isOnItsWay()) return end();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const html = event.clipboardData?.getData('text/html') ?? '';
    if (text === '' && html === '') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    kept.push({ text, ...(html && { html }), isPasted: true });
  };
  const end = () => {
    window.removeEventListener('keydown', keep, { capture: true });
    window.removeEventListener('paste', keepPasted, { capture: true });
    if (kept.length > 0) give(kept, PATIENCE);
    kept = [];
  };
  const give = (written: readonly Written[], left: number): void => {
    const field = find();
    if (field?.dispatchEvent(new CustomEvent(WRITTEN, { detail: written, cancelable: true })) === false) return;
    if (left === 0 || (wasThere && !field)) write(written.map(({ text }) => text).join(''));
    else requestAnimationFrame(() => give(written, left - 1));
  };
  const look = (left: number): void => {
    if (left > 0 && isOnItsWay()) requestAnimationFrame(() => look(left - 1));
    else end();
  };
  window.addEventListener('keydown', keep, { capture: true });
  window.addEventListener('paste', keepPasted, { capture: true });
  requestAnimationFrame(() => look(PATIENCE));
}

/**
 * For a field: takes what was written before it was there.
 * @param take returns whether it has taken it; otherwise it is asked again in the next frame
 */
export function useWrittenBefore(
  field: RefObject<HTMLElement | null>,
  take: (written: readonly Written[]) => boolean,
): void {
  useLayoutEffect(() => {
    const element = field.current;
    const hear = (event: Event) => {
      if (event instanceof CustomEvent && take(event.detail as readonly Written[])) event.preventDefault();
    };
    element?.addEventListener(WRITTEN, hear);
    return () => element?.removeEventListener(WRITTEN, hear);
  });
}
