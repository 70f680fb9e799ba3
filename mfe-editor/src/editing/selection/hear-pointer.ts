import type { Editing } from '../editing.ts';
import { focusModule } from '../surface/focus.ts';

const RELEASES = ['click', 'dragend', 'keydown'] as const;
const FRAME = '[data-module], [data-container]';

/** The module whose frame something stands in; null outside of what is edited, and within the editor's own tools. */
function moduleAt({ session }: Editing, target: EventTarget | null): number | null {
  if (!(target instanceof Element) || target.closest('[data-editor-tools], dialog')) return null;
  const frame = target.closest<HTMLElement>(`main :is(${FRAME})[data-editable]`);
  const id = Number(frame?.dataset.module ?? frame?.dataset.container);
  return frame && session.document[id] ? id : null;
}

/** Shift and a press select up to a module, Ctrl or ⌘ one more or less. @returns true when the press was meant so */
export function selectsMore({ session }: Editing, id: number, event: MouseEvent | PointerEvent): boolean {
  if (event.shiftKey) session.selection.extendTo(id);
  else if (event.ctrlKey || event.metaKey) session.selection.toggle(id);
  else return false;
  return true;
}

/** A double click whose first half has opened, closed or moved something: the second would hit what is there now. */
function stopSecondHalf(): () => void {
  let first: EventTarget | null = null;
  const isMeantElsewhere = (second: EventTarget | null) => {
    if (!(first instanceof Element)) return false;
    const dialog = document.querySelector('dialog[open]');
    const tool = first.closest('[data-editor-tools] button');
    const hasMoved = tool !== null && !tool.contains(second as Node | null);
    return !first.isConnected || hasMoved || (dialog !== null && !dialog.contains(first));
  };
  const hear = (event: MouseEvent) => {
    if (event.detail <= 1) {
      if (event.type === 'mousedown') first = event.target;
    } else if (isMeantElsewhere(event.target)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  window.addEventListener('mousedown', hear, true);
  window.addEventListener('click', hear, true);
  return () => {
    window.removeEventListener('mousedown', hear, true);
    window.removeEventListener('click', hear, true);
  };
}

/** Selects several modules by pointer. Within the text that is being written Shift selects letters, and Ctrl on a link follows it. @returns a function that ends it */
export function hearPointer(editing: Editing): () => void {
  const { session } = editing;
  const release = () => session.selection.release();
  const hear = (event: MouseEvent) => {
    session.selection.press();
    const id = moduleAt(editing, event.target);
    if (event.button !== 0 || id === null || !(event.target instanceof Element)) return;
    const { activeElement } = document;
    const isWriting = event.shiftKey && activeElement?.closest('[data-field]')?.contains(event.target);
    const isFollowing = !event.shiftKey && event.target.closest('a[href]');
    if (isWriting || (isFollowing && (event.ctrlKey || event.metaKey))) return;
    if (!selectsMore(editing, id, event)) {
      if (session.selection.isMultiple) session.select(id);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    if (session.selected) focusModule(session.selected.id);
  };
  // Before all others.
  const end = stopSecondHalf();
  window.addEventListener('mousedown', hear, true);
  // A press ends with a click, wherever the pointer is by then; one that became a drag, or ended outside of the window, has none.
  for (const type of RELEASES) window.addEventListener(type, release, true);
  return () => {
    end();
    window.removeEventListener('mousedown', hear, true);
    for (const type of RELEASES) window.removeEventListener(type, release, true);
  };
}
