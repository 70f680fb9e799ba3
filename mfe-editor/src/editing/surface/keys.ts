import { childrenOf, placeOf } from '@foyer/shared/modules';
import type { Editing } from '../editing.ts';
import { columnsOf } from '../document/commands.ts';
import { layoutOf } from '../document/module-views.ts';
import { focusModule } from './focus.ts';

/** Moves a module up or down; at the end of its column into the row before or after. */
export function moveBy({ session }: Editing, id: number, by: 1 | -1): void {
  const { parent, column, index } = placeOf(session.document, id);
  const count = childrenOf(session.document, parent, column).length;
  if (index + by >= 0 && index + by < count) return session.move(id, { parent, column, index: index + by });
  const home = parent === null ? undefined : session.document[parent];
  if (home?.model !== 'container') return;
  const rows = childrenOf(session.document, home.parent);
  const next = rows[rows.findIndex((row) => row.id === home.id) + by];
  if (next?.model === 'container')
    session.move(id, { parent: next.id, column: 0, index: by > 0 ? 0 : Number.POSITIVE_INFINITY });
}

/** Moves a module into the column beside its own. */
function moveAside({ session }: Editing, id: number, by: 1 | -1): void {
  const { parent, column, index } = placeOf(session.document, id);
  const home = parent === null ? undefined : session.document[parent];
  if (home?.model !== 'container') return;
  const to = column + by;
  if (to >= 0 && to < columnsOf(layoutOf(home))) session.move(id, { parent, column: to, index });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What keys do while a page is edited, wherever the focus is. @returns a function that ends it */
export function hearKeys(editing: Editing): () => void {
  const { session } = editing;

  const hear = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    // A dialog has its own keys.
    if (document.querySelector('dialog[open]')) return;
    const isField =
      event.target instanceof HTMLElement &&
      event.target.closest('[data-editor-panel]') !== null &&
      isTyping(event.target);
    if (isCommand && (key === 'z' || key === 'y') && !isField) {
      handled();
      if (key === 'y' || event.shiftKey) session.redo();
      else session.undo();
      if (session.selected) focusModule(session.selected.id);
      return;
    }
    const id = session.selected?.id;
    if (id === undefined) {
      if (event.key === '?' && !isTyping(event.target)) session.show({ isHelpOpen: true });
      return;
    }
    const stay = (act: () => void) => {
      handled();
      act();
      focusModule(id);
    };
    if (event.altKey && event.key === 'ArrowUp') stay(() => moveBy(editing, id, -1));
    else if (event.altKey && event.key === 'ArrowDown') stay(() => moveBy(editing, id, 1));
    else if (event.altKey && event.key === 'ArrowLeft') stay(() => moveAside(editing, id, -1));
    else if (event.altKey && event.key === 'ArrowRight') stay(() => moveAside(editing, id, 1));
    else if (event.altKey && event.key === 'F10') {
      handled();
      document.querySelector<HTMLElement>('[data-selected] > [data-editor] [role=toolbar] [tabindex="0"]')?.focus();
    } else if (event.key === 'Escape') {
      handled();
      goUp(editing, id, event.target);
    } else if (isTyping(event.target)) return;
    else if (
      (event.key === 'Delete' || event.key === 'Backspace') &&
      event.target instanceof HTMLElement &&
      event.target.hasAttribute('data-selected')
    ) {
      handled();
      session.remove(id);
      if (session.selected) focusModule(session.selected.id);
    } else if (isCommand && key === 'd') {
      handled();
      session.duplicate(id);
    } else if (isCommand && key === 'c') editing.copy(id);
    else if (isCommand && key === 'x') {
      editing.copy(id);
      session.remove(id);
    } else if (isCommand && key === 'v') void editing.paste();
    else if (event.key === '?') session.show({ isHelpOpen: true });
    else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLElement &&
      event.target.hasAttribute('data-selected')
    ) {
      handled();
      event.target.querySelector<HTMLElement>('[data-field]')?.focus();
    }
  };
  window.addEventListener('keydown', hear, true);
  return () => window.removeEventListener('keydown', hear, true);
}

/** From a text to its module, from there to what it stands in, at last to the page. */
function goUp({ session }: Editing, id: number, target: EventTarget | null): void {
  const isInside = target instanceof HTMLElement && !target.hasAttribute('data-selected');
  if (isInside) return focusModule(id);
  session.selectParent();
  if (session.selected) focusModule(session.selected.id);
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Links and buttons of the page do nothing on a click: one edits them. With Ctrl or ⌘ they are followed. @returns a function that ends it */
export function stopLinks(): () => void {
  const stop = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest('main [data-editable]') || target.closest('[data-editor]')) return;
    if (event.ctrlKey || event.metaKey) return;
    if (target.closest('a, summary [data-field]')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  window.addEventListener('click', stop, true);
  return () => window.removeEventListener('click', stop, true);
}
