import { childrenOf, documentOf } from '@foyer/shared/modules';
import { ComparisonStore } from '../comparison/comparison-store.ts';
import { newRow } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { edited, rowWith, wideWindow } from '../testing/edited.ts';
import { hearKeys, stopLinks } from './keys.ts';

beforeAll(wideWindow);

let session: Editing['session'];
let comparison: ComparisonStore;
let end: () => void;
beforeEach(() => {
  session = edited(rowWith({ 2: 'Eins', 3: 'Zwei' }));
  session.select(2);
  comparison = new ComparisonStore(session);
  end = hearKeys({ session, comparison, i18n: interfaceTexts(session.site) } as Editing);
});
afterEach(() => end());

/** Presses a key in something that stands on the page. @returns whether the editor has taken it */
function press(html: string, key: string, how: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how });
  const target = [...document.body.querySelectorAll('*')].at(-1);
  target?.dispatchEvent(event);
  return event.defaultPrevented;
}

const order = () => childrenOf(session.document, 1).map(({ id }) => id);
const LINK = '<main><div role="group"><input aria-label="Adresse"></div></main>';
const CHOICE = '<section data-editor-panel="right"><select></select></section>';

test('undo in a field that stands on the page is the field’s', () => {
  session.set(2, 'content.de', 'Eins und');
  expect(press(LINK, 'z', { ctrlKey: true })).toBe(false);
  expect(session.text(2, 'content', 'de')).toBe('Eins und');
  expect(press('<main><p tabindex="-1"></p></main>', 'z', { ctrlKey: true })).toBe(true);
  expect(session.text(2, 'content', 'de')).toBe('Eins');
});

test('Alt and an arrow key open a choice, and move no module from within it', () => {
  expect(press(CHOICE, 'ArrowDown', { altKey: true })).toBe(false);
  expect(order()).toEqual([2, 3]);
  expect(press('<main><p tabindex="-1"></p></main>', 'ArrowDown', { altKey: true })).toBe(true);
  expect(order()).toEqual([3, 2]);
});

test('while letters are being put together, keys are theirs', () => {
  const field = '<main><p contenteditable="true"></p></main>';
  expect(press(field, 'Escape', { isComposing: true })).toBe(false);
  expect(press(field, 'ArrowDown', { isComposing: true, altKey: true })).toBe(false);
  expect(press(field, 'Escape')).toBe(true);
});

test('while two states are compared, Escape ends that, and nothing else is done to a module', async () => {
  await comparison.open('live', 'draft');
  session.select(2);
  const panel = '<section data-editor-panel="left" tabindex="-1"><button></button></section>';
  expect(press(panel, 'ArrowDown', { altKey: true })).toBe(false);
  expect(order()).toEqual([2, 3]);
  expect(press(panel, 'Escape')).toBe(true);
  expect(comparison.isOpen).toBe(false);
});

test('where a module has come by keys is said with its row where there are several, and that it goes no further', () => {
  const second = { ...newRow('container', 4), position: 1 };
  const third = { ...newRow('headline', 5, { content: { de: 'Drei', en: '' } }), parent: 4 };
  session.replace(documentOf([...rowWith({ 2: 'Eins' }), second, third]));
  const move = (key: string) => {
    press('<main><p tabindex="-1"></p></main>', key, { altKey: true });
    return session.panels.told?.words;
  };
  expect(move('ArrowUp')).toBe('Überschrift: Eins: Reihe 1 von 2, Platz 1 von 1. Weiter geht es nicht.');
  expect(move('ArrowDown')).toBe('Überschrift: Eins: Reihe 2 von 2, Platz 1 von 2');
  expect(move('ArrowRight')).toBe('Überschrift: Eins: Reihe 2 von 2, Platz 1 von 2. Weiter geht es nicht.');
  session.replace(documentOf(rowWith({ 2: 'Eins', 3: 'Zwei' })));
  session.select(2);
  expect(move('ArrowDown')).toBe('Überschrift: Eins: Platz 2 von 2');
});

test('that there is nothing to undo or to do again is said', () => {
  press('<main></main>', 'z', { ctrlKey: true });
  expect(session.panels.told?.words).toBe('Nichts mehr rückgängig zu machen.');
  press('<main></main>', 'y', { ctrlKey: true });
  expect(session.panels.told?.words).toBe('Nichts zu wiederholen.');
});

test('what was said of a step is not said any more once it is undone', () => {
  session.remove([2, 3]);
  expect(session.panels.notice?.text).toBe('removed');
  session.undo();
  expect(session.panels.notice).toBeNull();
  session.panels.say('save.failed', { isError: true });
  session.redo();
  expect(session.panels.notice?.text).toBe('save.failed');
});

test.each([
  ['within a link do what they say, and do not follow it', '<a href="#"><i data-editor-tools=""><b></b></i></a>', true],
  ['have links of their own', '<i data-editor-tools=""><a href="#"><b></b></a></i>', false],
])('tools %s', (_, html, isStopped) => {
  document.body.innerHTML = `<main><div data-editable="">${html}</div></main>`;
  const done = jest.fn((event: Event) => event.defaultPrevented);
  const target = document.querySelector('b');
  target?.addEventListener('click', done);
  const endLinks = stopLinks();
  target?.click();
  endLinks();
  expect(done).toHaveReturnedWith(isStopped);
});
