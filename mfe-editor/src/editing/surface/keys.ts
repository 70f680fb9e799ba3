import { childrenOf, type Place, placeOf } from '@foyer/shared/modules';
import { isTyping } from '../../toolbar/is-typing.ts';
import type { Editing } from '../editing.ts';
import { columnsOf, mayStandIn, saysNothing } from '../document/commands.ts';
import { layoutOf } from '../document/module-views.ts';
import { textsOf } from '../texts/interface-texts.ts';
import { focusChange, focusEnd, focusModule, frameOf, writable } from './focus.ts';
import { sayEdge, sayPlace } from './say-place.ts';

/** Moves what is selected past its neighbour; at the end of its column into the row before or after. */
export function moveBy(editing: Editing, by: 1 | -1): void {
  const { session } = editing;
  const { roots } = session.selection;
  const edge = by < 0 ? roots[0] : roots.at(-1);
  const row = edge === undefined ? undefined : session.document[edge];
  if (!row) return;
  const { parent, column } = row;
  const siblings = childrenOf(session.document, parent, column);
  const next = siblings[siblings.findIndex(({ id }) => id === row.id) + by];
  if (next) {
    const others = siblings.filter(({ id }) => !roots.includes(id));
    return moveTo(editing, { parent, column, index: others.indexOf(next) + (by < 0 ? 0 : 1) });
  }
  const home = parent === null ? undefined : session.document[parent];
  if (home?.model !== 'container') return sayEdge(editing);
  const rows = childrenOf(session.document, home.parent);
  const beside = rows[rows.findIndex(({ id }) => id === home.id) + by];
  if (beside?.model !== 'container') return sayEdge(editing);
  moveTo(editing, { parent: beside.id, column: 0, index: by > 0 ? 0 : Number.POSITIVE_INFINITY });
}

/** Moves what is selected into the column beside its own. */
function moveAside(editing: Editing, by: 1 | -1): void {
  const { session } = editing;
  const [first] = session.selection.roots;
  if (first === undefined) return;
  const { parent, column, index } = placeOf(session.document, first);
  const home = parent === null ? undefined : session.document[parent];
  if (home?.model !== 'container') return sayEdge(editing);
  const to = column + by;
  if (to < 0 || to >= columnsOf(layoutOf(home))) return sayEdge(editing);
  moveTo(editing, { parent, column: to, index });
}

/** Moves what is selected, if all of it may stand there. */
function moveTo(editing: Editing, place: Place): void {
  const { session } = editing;
  const { roots } = session.selection;
  const models = roots.map((id) => session.document[id]?.model ?? '');
  if (!models.every((model) => mayStandIn(session.document, model, place.parent))) return sayEdge(editing);
  session.move(roots, place);
  sayPlace(editing);
}

/** Does nothing stand in a module: no words in any language, no picture, nothing of a list? How it would look does not count. */
export function isEmptyModule({ session }: Editing, id: number): boolean {
  const row = session.document[id];
  return row !== undefined && childrenOf(session.document, id).length === 0 && saysNothing(row);
}

/** Backspace at the beginning of a module in which nothing stands: it goes, and one writes on where the one before it ends. */
export function removeEmpty({ session }: Editing, id: number): void {
  const { parent, column, index } = placeOf(session.document, id);
  const before = childrenOf(session.document, parent, column)[index - 1];
  session.remove([id]);
  if (before) {
    session.select(before.id);
    focusEnd(session, before.id);
  } else if (session.selected) focusModule(session.selected.id);
}

/** Is this a module itself, on the page or in the outline, and not something in it? */
const isModule = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && (target.hasAttribute('data-selected') || target.matches('[role=treeitem]'));

/** What keys do while a page is edited, wherever the focus is. @returns a function that ends it */
export function hearKeys(editing: Editing): () => void {
  const { session } = editing;

  const hear = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    const isLetter = event.key.length === 1 && !isCommand && !event.altKey;
    // Nothing more than that is to stand between a letter and its picture.
    if (isLetter && isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    const handled = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    /** The focus goes where the selection is now. */
    const arrive = () => session.selected && focusModule(session.selected.id, event.target);
    // A dialog has its own keys, and so has what says it.
    if (document.querySelector('dialog[open]')) return;
    const own = event.target instanceof Element && event.target.closest<HTMLElement>('[data-own-keys]');
    if (own && (event.altKey || event.key === own.dataset.ownKeys)) return;
    // Its letters, and what can be chosen in it, are its own; the texts of the page are not.
    const isField = isTyping(event.target) && !(event.target as HTMLElement).isContentEditable;
    if (isCommand && (key === 'z' || key === 'y') && !isField) {
      handled();
      // A letter that is being put together stands in no step yet.
      if (event.isComposing) return;
      const isRedo = key === 'y' || event.shiftKey;
      const change = isRedo ? session.redo() : session.undo();
      if (!change) session.panels.tell(textsOf(editing.i18n)(isRedo ? 'redone.none' : 'undone.none'));
      focusChange(session, change, event.target);
      return;
    }
    if (event.isComposing || (isField && event.altKey && event.key.startsWith('Arrow'))) return;
    const id = session.selected?.id;
    const { roots } = session.selection;
    if (isColumn(event.target) && (event.key === 'Escape' || event.key === 'Enter')) {
      handled();
      leaveColumn(editing, event.target, event.key);
      return;
    }
    // Nothing is worked at while two states are compared.
    const { comparison } = editing;
    if (id === undefined || comparison.isOpen) {
      if (event.key === '?') session.panels.show({ isHelpOpen: true });
      if (event.key !== 'Escape' || !comparison.isOpen) return;
      handled();
      // Which leads the focus on as it goes.
      document.querySelector<HTMLElement>('[data-editor-panel=left]')?.focus();
      comparison.close();
      return;
    }
    const stay = (act: () => void) => {
      handled();
      act();
      arrive();
    };
    if (event.altKey && event.key === 'ArrowUp') stay(() => moveBy(editing, -1));
    else if (event.altKey && event.key === 'ArrowDown') stay(() => moveBy(editing, 1));
    else if (event.altKey && event.key === 'ArrowLeft') stay(() => moveAside(editing, -1));
    else if (event.altKey && event.key === 'ArrowRight') stay(() => moveAside(editing, 1));
    else if (event.shiftKey && /^Arrow(?:Up|Down)$/.test(event.key) && !isTyping(event.target)) {
      handled();
      session.selection.extendBy(event.key === 'ArrowUp' ? -1 : 1);
      arrive();
    } else if (event.altKey && event.key === 'F10') {
      handled();
      document
        .querySelector<HTMLElement>('[data-selected] > [data-editor-tools] [role=toolbar] [tabindex="0"]')
        ?.focus();
    } else if (event.key === 'Escape') {
      handled();
      goUp(editing, id, event.target);
    } else if (isTyping(event.target)) return;
    else if ((event.key === 'Delete' || event.key === 'Backspace') && isModule(event.target)) {
      handled();
      session.remove(roots);
      arrive();
    } else if (isCommand && key === 'd' && isModule(event.target)) {
      handled();
      session.duplicate(roots);
      arrive();
    } else if (isCommand && key === 'c') {
      handled();
      editing.copy(roots);
    } else if (isCommand && key === 'x' && isModule(event.target)) {
      handled();
      editing.cut(roots);
      arrive();
    } else if (event.key === '?') session.panels.show({ isHelpOpen: true });
    else if (
      event.key === 'Enter' &&
      event.target instanceof HTMLElement &&
      event.target.hasAttribute('data-selected')
    ) {
      handled();
      const field = event.target.querySelector<HTMLElement>('[data-field]');
      if (field) writable(field).focus();
    }
  };
  window.addEventListener('keydown', hear, true);
  return () => window.removeEventListener('keydown', hear, true);
}

const isColumn = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.matches('main [data-column]');

/** From a column to its row, or into what stands in it first. */
function leaveColumn({ session }: Editing, column: HTMLElement, key: string): void {
  const row = column.closest<HTMLElement>('[data-container]');
  if (key === 'Enter') return column.querySelector<HTMLElement>('[data-module], button')?.focus();
  session.select(Number(row?.dataset.container));
  if (session.selected) focusModule(session.selected.id);
}

/** The column in which a module stands, where its row has several; named as long as it has the focus. */
function columnOf({ session, i18n }: Editing, id: number): HTMLElement | null {
  const row = session.document[id];
  const home = row?.parent === undefined || row.parent === null ? undefined : session.document[row.parent];
  if (home?.model !== 'container' || columnsOf(layoutOf(home)) === 1) return null;
  const column = frameOf(id)?.closest<HTMLElement>('[data-column]') ?? null;
  column?.setAttribute('role', 'group');
  column?.setAttribute('tabindex', '-1');
  column?.setAttribute('aria-label', textsOf(i18n)('column', { number: (row?.column ?? 0) + 1 }));
  return column;
}

/** From a text to its module, from there to its column, its row, at last to the page. */
function goUp(editing: Editing, id: number, target: EventTarget | null): void {
  const { session } = editing;
  if (target instanceof HTMLElement && !isModule(target)) return focusModule(id);
  const isOnPage = target instanceof HTMLElement && !target.matches('[role=treeitem]');
  const column = isOnPage && !session.selection.isMultiple ? columnOf(editing, id) : null;
  if (column) {
    session.select(null);
    return column.focus({ preventScroll: true });
  }
  session.selectParent();
  if (session.selected) focusModule(session.selected.id, target);
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Links and buttons of the page do nothing on a click: one edits them. With Ctrl or ⌘ they are followed. @returns a function that ends it */
export function stopLinks(): () => void {
  const stop = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target : null;
    if (!target?.closest('main [data-editable]')) return;
    const tools = target.closest('[data-editor-tools]');
    if (tools) {
      // Those of a button's words stand within its link, which they do not follow.
      if (tools.closest('a')) event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    if (target.closest('a')) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  // Browsers follow no link in what can be written in. There is no click where the editor comes in the place of the text meanwhile.
  const follow = ({ button, ctrlKey, metaKey, clientX, clientY }: MouseEvent) => {
    if (button !== 0 || !(ctrlKey || metaKey)) return;
    const link = document.elementFromPoint(clientX, clientY)?.closest<HTMLAnchorElement>('main [data-field] a[href]');
    if (link?.isContentEditable) window.open(link.href, '_blank', 'noopener');
  };
  window.addEventListener('click', stop, true);
  window.addEventListener('mouseup', follow, true);
  return () => {
    window.removeEventListener('click', stop, true);
    window.removeEventListener('mouseup', follow, true);
  };
}
