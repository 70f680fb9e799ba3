import { act, fireEvent, render, screen } from '@testing-library/react';
import { newRow } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { edited } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { Picker } from './picker.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

/** Opens the picker for a place in a new row, in place of an empty module; then somebody else does something. */
function pickAfter(others: (session: ReturnType<typeof edited>) => void) {
  const rows = [newRow('container', -1), { ...newRow('text', -2), parent: -1 }];
  const session = edited(rows);
  const editing = { session, i18n: interfaceTexts(session.site) } as unknown as Editing;
  const close = jest.fn();
  render(<Picker editing={editing} place={{ parent: -1, column: 0, index: 1 }} instead={-2} close={close} />);
  act(() => others(session));
  return { session, close };
}

test('what is picked comes to its place when somebody else has published that meanwhile', () => {
  const { session } = pickAfter((session) => session.rename({ '-1': 7, '-2': 8 }));
  fireEvent.click(screen.getByRole('button', { name: 'Zitat' }));
  expect(Object.values(session.document)).toMatchObject([{ id: 7 }, { model: 'quote', parent: 7 }]);
});

test('that its place was removed meanwhile is said', () => {
  const { session, close } = pickAfter((session) => session.replace({}));
  expect(close).toHaveBeenCalledTimes(1);
  expect(session.panels.notice).toMatchObject({ text: 'picker.gone', isError: true });
});
