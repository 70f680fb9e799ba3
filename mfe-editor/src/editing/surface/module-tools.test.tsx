import { fireEvent, render, screen } from '@testing-library/react';
import type { Editing } from '../editing.ts';
import { edited, rowWith, wideWindow } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { ModuleTools } from './module-tools.tsx';

beforeAll(() => {
  wideWindow();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const drag = () => screen.getByRole('button', { name: 'Ziehen' });
const dialog = () => screen.queryByRole('dialog', { name: 'Verschieben nach …' });

beforeEach(() => {
  const session = edited(rowWith({ 2: 'Eins', 3: 'Zwei' }));
  session.select(2);
  const editing = { session, i18n: interfaceTexts(session.site) } as Editing;
  render(<ModuleTools editing={editing} id={2} />);
});

test('the handle, pressed by key or where it stands, leads to the places where the module may go', () => {
  fireEvent.click(drag(), { detail: 0 });
  expect(dialog()).toBeVisible();
});

test('what ends a drag by its handle is no such press', () => {
  fireEvent(drag(), new MouseEvent('pointerdown', { bubbles: true, clientX: 10, clientY: 10 }));
  fireEvent.click(drag(), { detail: 1, clientX: 10, clientY: 90 });
  expect(dialog()).toBeNull();
  fireEvent.click(drag(), { detail: 1, clientX: 12, clientY: 10 });
  expect(dialog()).toBeVisible();
});
