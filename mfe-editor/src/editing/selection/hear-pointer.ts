import type { Editing } from '../editing.ts';
import { focusModule } from '../surface/focus.ts';

const FRAME = '[data-module], [data-container]';

/** The module whose frame something stands in; null outside of what is edited, and within the editor's own tools. */
function moduleAt({ session }: Editing, target: EventTarget | null): number | null {
  if (!(target instanceof Element) || target.closest('[data-editor], dialog')) return null;
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

/** Selects several modules by pointer. Within the text that is being written Shift selects letters, and Ctrl on a link follows it. @returns a function that ends it */
export function hearPointer(editing: Editing): () => void {
  const { session } = editing;
  const hear = (event: MouseEvent) => {
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
  window.addEventListener('mousedown', hear, true);
  return () => window.removeEventListener('mousedown', hear, true);
}
