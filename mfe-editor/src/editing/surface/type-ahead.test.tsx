import { waitFor } from '@testing-library/react';
import { keepWriting } from './type-ahead.ts';

/** Presses a key where the focus is. @returns whether the browser may write it there */
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

const typed = (text: string) => ({ text, isPasted: false });

/** Pastes where the focus is. @returns whether the browser may write it there */
const paste = (copied: Record<string, string>): boolean => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  // jsdom knows no clipboard.
  Object.defineProperty(event, 'clipboardData', { value: { getData: (type: string) => copied[type] ?? '' } });
  return (document.activeElement ?? document.body).dispatchEvent(event);
};

beforeEach(() => {
  document.body.innerHTML = '<button>+</button><input /><div data-module><p data-field="text" tabindex="-1"></p></div>';
  document.querySelector('button')?.focus();
});

const find = () => document.querySelector<HTMLElement>('[data-module] [data-field]');
/** Begins to keep. @returns what came too late for the field */
const begin = (): string[] => {
  const late: string[] = [];
  const field = find();
  keepWriting(
    () => (field?.isConnected ? field : null),
    (typed) => late.push(typed),
  );
  return late;
};
/** What the field is told; it takes it from the given time on. */
const listen = (isReady: () => boolean): unknown[] => {
  const heard: unknown[] = [];
  find()?.addEventListener('foyer:written', (event) => {
    if (!isReady()) return;
    heard.push((event as CustomEvent).detail);
    event.preventDefault();
  });
  return heard;
};

test('letters wait while a field is on its way', () => {
  begin();
  expect(press('a')).toBe(false);
  document.querySelector<HTMLElement>('[data-field]')?.focus();
  expect(press('b')).toBe(false);
});

test('who has gone elsewhere meanwhile writes there', () => {
  begin();
  document.querySelector('input')?.focus();
  expect([press('a'), press('b')]).toEqual([true, true]);
});

test('a field gets what waited before the letter that finds it ready', () => {
  const field = find();
  const heard = listen(() => true);
  begin();
  press('a');
  press('b');
  // jsdom knows no editable elements.
  Object.defineProperty(field, 'isContentEditable', { value: true });
  field?.focus();
  expect([press('c'), heard]).toEqual([true, [[typed('ab')]]]);
});

test('a field gets what waited though somebody has gone elsewhere, once it can take it', async () => {
  let isReady = false;
  const heard = listen(() => isReady);
  begin();
  press('a');
  document.querySelector('input')?.focus();
  expect([press('b'), heard]).toEqual([true, []]);
  isReady = true;
  await waitFor(() => expect(heard).toEqual([[typed('a')]]));
});

test('what waited for a field that has gone again is written all the same', async () => {
  const late = begin();
  press('a');
  press('b');
  // Whoever goes elsewhere takes the selection along, and an empty field goes with it.
  find()?.remove();
  document.querySelector('input')?.focus();
  await waitFor(() => expect(late).toEqual(['ab']));
});

test('what is pasted waits with the letters around it, with its marks', async () => {
  const heard = listen(() => true);
  begin();
  press('a');
  // Whoever hears keys for modules does not hear this one, and the browser goes on to paste.
  const others = jest.fn();
  document.body.addEventListener('keydown', others);
  const key = new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, bubbles: true, cancelable: true });
  expect(document.activeElement?.dispatchEvent(key)).toBe(true);
  expect(others).not.toHaveBeenCalled();
  document.body.removeEventListener('keydown', others);
  expect(paste({ 'text/plain': 'b', 'text/html': '<b>b</b>' })).toBe(false);
  expect(paste({ 'text/plain': 'c' })).toBe(false);
  press('d');
  document.querySelector('input')?.focus();
  expect(paste({ 'text/plain': 'e' })).toBe(true);
  await waitFor(() =>
    expect(heard).toEqual([
      [typed('a'), { text: 'b', html: '<b>b</b>', isPasted: true }, { text: 'c', isPasted: true }, typed('d')],
    ]),
  );
});
