import { EditorState } from 'draft-js';
import type { KeyboardEvent } from 'react';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { handlersOf } from './draft-handlers.ts';

const { keyBindingFn, handleKeyCommand } = handlersOf({
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
  expect(withCtrl('dhjmopJ')).toEqual([null, null, null, null, null, null, null]);
});

test('neither the browser nor the editor underlines', () => {
  for (const letter of ['u', 'U']) {
    const command = commandOf(letter, 85, { ctrlKey: true });
    // Any command keeps the browser from doing it.
    expect(command).not.toBeNull();
    expect(handleKeyCommand(command ?? '', EditorState.createEmpty())).toBe('not-handled');
  }
});

test('what ends a paragraph or deletes goes on doing so, with Ctrl as well', () => {
  expect(commandOf('Enter', 13, { ctrlKey: true })).toBe('split-block');
  expect(commandOf('Backspace', 8, { ctrlKey: true })).toBe('backspace-word');
  expect(commandOf('d', 68)).toBeNull();
});
