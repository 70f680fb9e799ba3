import { type Difference, fieldsOfModel } from '@foyer/shared/modules';
import type { EditingSession } from '../editing-session.ts';
import { textOfChange } from '../history/where-it-leads.ts';
import { keepWriting, PATIENCE } from './type-ahead.ts';

/** How long a field may come after its module, in frames; some modules have none. */
const FIELD_PATIENCE = 20;

/** The frame of a module or container: on the page, or in the language beside it that is worked in. */
export function frameOf(id: number): HTMLElement | null {
  const within = document.querySelector('main [data-beside][data-active]') ?? document.querySelector('main');
  return within?.querySelector<HTMLElement>(`[data-module="${id}"], [data-container="${id}"]`) ?? null;
}

const isInOutline = (target: EventTarget | null): target is Element =>
  target instanceof Element && target.closest('[role=tree]') !== null;

/** Brings a module into view and gives it the focus, as soon as it is there: its frame, or its line in the outline for somebody who is working there. */
export function focusModule(id: number, from: EventTarget | null = null): void {
  const outline = isInOutline(from) ? from.closest('[role=tree]') : null;
  whenThere(
    () => outline?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? (outline ? null : frameOf(id)),
    (element) => {
      element.focus({ preventScroll: true });
      element.scrollIntoView({ block: 'nearest' });
    },
  );
}

/** Puts the caret into a field, as soon as it is there; without one, the focus on the module. */
export function focusField(session: EditingSession, id: number, field?: string): void {
  const wanted = field ? `[data-field="${field}"]` : '[data-field]';
  const find = () => frameOf(id)?.querySelector<HTMLElement>(wanted) ?? null;
  keepWritingFor(session, id, find);
  whenThere(
    find,
    (element) => {
      writable(element).focus({ preventScroll: true });
      frameOf(id)?.scrollIntoView({ block: 'nearest' });
    },
    { id, otherwise: () => focusModule(id) },
  );
}

/** What can be worked at among the settings. */
const SETTING = ':is(input, select, textarea, button):not(:disabled)';

/** Leads into the field that a check speaks of: on the page, else among the settings. @param id null for those of the page itself */
export function focusFault(session: EditingSession, id: number | null, field: string): void {
  // Modules that stand in it may have a field of the same name.
  const onPage = () => {
    const frame = id === null ? null : frameOf(id);
    const fields = [...(frame?.querySelectorAll<HTMLElement>(`[data-field="${field}"]`) ?? [])];
    return fields.find((one) => one.closest('[data-module], [data-container]') === frame) ?? null;
  };
  const among = () => document.querySelector<HTMLElement>(`[data-setting="${id ?? 'page'} ${field}"] ${SETTING}`);
  // Where the finding stood has gone by then, and has given the focus back.
  setTimeout(() => {
    if (id !== null) keepWritingFor(session, id, onPage);
    whenThere(
      () => onPage() ?? among(),
      (element) => {
        writable(element).focus({ preventScroll: true });
        (id === null || element === among() ? element : frameOf(id))?.scrollIntoView({ block: 'nearest' });
      },
      id === null ? undefined : { id, otherwise: () => focusModule(id) },
    );
  });
}

/** Leads to what has been undone or done again: into the text where that was, so that one writes on there, else to the module. */
export function focusChange(session: EditingSession, change: Difference | null, from: EventTarget | null = null): void {
  const { selected } = session;
  if (!change || !selected) return;
  const text = textOfChange(change);
  const isShown = text?.id === selected.id && text.language === session.language;
  if (isInOutline(from)) return focusModule(selected.id, from);
  // Whoever was writing in what has gone writes on before it.
  const isWriting = from instanceof HTMLElement && from.isContentEditable;
  if (isWriting && Object.values(change).includes(null)) return focusEnd(session, selected.id);
  if (!isShown) return focusModule(selected.id);
  const field = frameOf(text.id)?.querySelector<HTMLElement>(`[data-field="${text.field}"]`);
  if (!field?.contains(document.activeElement)) focusField(session, text.id, text.field);
}

/** Puts the caret behind the last words of a module; without a field, the focus on the module. */
export function focusEnd(session: EditingSession, id: number): void {
  const find = () => {
    const fields = [...(frameOf(id)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    return fields.findLast(({ textContent }) => textContent !== '') ?? fields[0] ?? null;
  };
  keepWritingFor(session, id, find);
  whenThere(
    find,
    (element) => {
      writable(element).focus({ preventScroll: true });
      const selection = getSelection();
      // The text editor may only now have come in the place of the text.
      if (document.activeElement) selection?.selectAllChildren(document.activeElement);
      selection?.collapseToEnd();
      frameOf(id)?.scrollIntoView({ block: 'nearest' });
    },
    { id, otherwise: () => focusModule(id) },
  );
}

/** Keeps what is typed until the field has come; what comes too late for it is written behind what it holds. */
function keepWritingFor(session: EditingSession, id: number, find: () => HTMLElement | null): void {
  const { language } = session;
  let field: string | undefined;
  const findField = () => {
    const element = find();
    field ??= element?.dataset['field'];
    return element;
  };
  keepWriting(findField, (typed) => {
    const model = session.document[id]?.model;
    if (!model || !field) return;
    const added = fieldsOfModel(model)[field]?.kind === 'html' ? paragraphOf(typed) : typed;
    session.set(id, `${field}.${language}`, session.text(id, field, language) + added, { typed: true, endsWord: true });
  });
}

function paragraphOf(words: string): string {
  const paragraph = document.createElement('p');
  paragraph.textContent = words;
  return paragraph.outerHTML;
}

/** What takes the focus of a field: the text editor stands in it. */
export function writable(field: HTMLElement): HTMLElement {
  return field.querySelector<HTMLElement>('[contenteditable="true"]') ?? field;
}

/** Goes to the panel beside the page, as soon as it is there: its first field is the next stop. */
export function focusPanel(side: 'left' | 'right'): void {
  whenThere(
    () => document.querySelector<HTMLElement>(`[data-editor-panel=${side}]`),
    (element) => element.focus({ preventScroll: true }),
  );
}

/**
 * Looks until what has just been done is on the page. Whoever has gone elsewhere meanwhile stays there.
 * @param part where it is a part of a module: what is done once that is there without it
 */
function whenThere(
  find: () => HTMLElement | null,
  then: (element: HTMLElement) => void,
  part?: { id: number; otherwise: () => void },
): void {
  const before = document.activeElement;
  const look = (left: number, leftForPart: number): void => {
    const now = document.activeElement;
    if (now !== before && now !== document.body) return;
    const element = find();
    const lacksPart = part !== undefined && frameOf(part.id) !== null;
    if (element) then(element);
    else if (lacksPart && leftForPart === 0) part.otherwise();
    else if (left > 0) requestAnimationFrame(() => look(left - 1, leftForPart - Number(lacksPart)));
  };
  queueMicrotask(() => look(PATIENCE, FIELD_PATIENCE));
}
