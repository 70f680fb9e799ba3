import { waitFor } from '@testing-library/react';
import type { EditingSession } from '../editing-session.ts';
import { focusFault, focusField } from './focus.ts';

const session = { language: 'de' } as EditingSession;
const page = () => document.querySelector('main')!;
const button = () => document.querySelector('button')!;
const pictures = async (count: number) => {
  for (let left = count; left > 0; left -= 1) await new Promise(requestAnimationFrame);
};
const showModule = (content: string) => (page().innerHTML = `<div data-module="7" tabindex="-1">${content}</div>`);

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  document.body.innerHTML = '<button>+</button><input /><main></main>';
  button().focus();
});

test('a field gets the focus however late its module comes', async () => {
  focusField(session, 7, 'question');
  await pictures(60);
  expect(button()).toHaveFocus();
  showModule('<p data-field="question" tabindex="0"></p>');
  await waitFor(() => expect(document.querySelector('[data-field]')).toHaveFocus());
});

test('a module that has come without the field gets it itself', async () => {
  showModule('');
  focusField(session, 7, 'question');
  await waitFor(() => expect(document.querySelector('[data-module]')).toHaveFocus());
});

test('whoever has gone elsewhere meanwhile stays there', async () => {
  focusField(session, 7, 'question');
  await pictures(2);
  document.querySelector('input')!.focus();
  showModule('<p data-field="question" tabindex="0"></p>');
  await pictures(3);
  expect(document.querySelector('input')).toHaveFocus();
});

test('what a check finds of the page itself leads into its field, however late the settings come', async () => {
  focusFault(session, null, 'meta_description');
  await pictures(30);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-setting="page meta_description"><textarea></textarea></div>',
  );
  await waitFor(() => expect(document.querySelector('textarea')).toHaveFocus());
});

test('what a check finds leads to its module where its field is nowhere', async () => {
  showModule('');
  focusFault(session, 7, 'question');
  await waitFor(() => expect(document.querySelector('[data-module]')).toHaveFocus());
});

test('what a check finds does not lead into the field of that name of what stands in its module', async () => {
  showModule('<div data-module="8"><p data-field="headline" tabindex="0"></p></div>');
  document.body.insertAdjacentHTML('beforeend', '<div data-setting="7 headline"><input id="setting"></div>');
  focusFault(session, 7, 'headline');
  await waitFor(() => expect(document.querySelector('#setting')).toHaveFocus());
});
