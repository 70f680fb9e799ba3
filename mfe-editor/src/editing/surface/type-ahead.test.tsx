import { keepTyping } from './type-ahead.ts';

/** Presses a key where the focus is. @returns whether the browser may write it there */
const press = (key: string): boolean =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );

beforeEach(() => {
  document.body.innerHTML = '<button>+</button><input /><div data-module><p data-field="text" tabindex="-1"></p></div>';
  document.querySelector('button')?.focus();
});

const frame = () => document.querySelector('[data-module]');
const begin = () => keepTyping((active) => frame()?.contains(active) ?? false);

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
  const field = document.querySelector<HTMLElement>('[data-field]');
  const heard: unknown[] = [];
  field?.addEventListener('foyer:typed', (event) => heard.push((event as CustomEvent).detail));
  begin();
  press('a');
  press('b');
  // jsdom knows no editable elements.
  Object.defineProperty(field, 'isContentEditable', { value: true });
  field?.focus();
  expect([press('c'), heard]).toEqual([true, ['ab']]);
});
