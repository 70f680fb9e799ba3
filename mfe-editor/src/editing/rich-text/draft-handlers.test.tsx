import { EditorState } from 'draft-js';
import type { KeyboardEvent } from 'react';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { handlersOf } from './draft-handlers.ts';

const { keyBindingFn } = handlersOf({
  editing: { session: edited(rowWith({ 2: '' })) } as Editing,
  ...{ id: 2, language: 'de', state: EditorState.createEmpty(), change: () => undefined },
});
const commandOf = (key: string, keyCode: number, how: Partial<KeyboardEvent> = {}) =>
  keyBindingFn({ key, keyCode, code: '', ...how } as KeyboardEvent);

test('Ctrl and a letter do to a text what is said of them, and nothing else', () => {
  const withCtrl = (letters: string) =>
    [...letters].map((letter) => commandOf(letter, letter.toUpperCase().charCodeAt(0), { ctrlKey: true }));
  expect(withCtrl('bik')).toEqual(['bold', 'italic', 'link']);
  // Bookmarks, history, downloads …: the browser’s own.
  expect(withCtrl('dhjmoupUJ')).toEqual([null, null, null, null, null, null, null, null, null]);
});

test('what ends a paragraph or deletes goes on doing so, with Ctrl as well', () => {
  expect(commandOf('Enter', 13, { ctrlKey: true })).toBe('split-block');
  expect(commandOf('Backspace', 8, { ctrlKey: true })).toBe('backspace-word');
  expect(commandOf('d', 68)).toBeNull();
});
