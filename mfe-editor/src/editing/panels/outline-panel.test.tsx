import { act, fireEvent, render, screen } from '@testing-library/react';
import { newRow } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import type { EditingSession } from '../editing-session.ts';
import { edited, rowWith, wideWindow } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { OutlinePanel } from './outline-panel.tsx';

beforeAll(wideWindow);

const lines = () => screen.getAllByRole('treeitem');

let session: EditingSession;
let shown: (string | null)[];

beforeEach(() => {
  shown = [];
  Element.prototype.scrollIntoView = function () {
    shown.push(this.textContent);
  };
  const row = { ...newRow('container', 4, { layout: '50-50' }), position: 1 };
  const inColumn = (id: number, column: number) => ({ ...newRow('headline', id), parent: 4, column });
  session = edited([...rowWith({ 2: 'Eins' }), row, inColumn(5, 0), inColumn(6, 1)]);
  render(<OutlinePanel editing={{ session, i18n: interfaceTexts(session.site) } as Editing} />);
});

test('levels follow each other; columns are groups with a name', () => {
  expect(lines().map((line) => line.getAttribute('aria-level'))).toEqual(['1', '2', '1', '2', '2']);
  expect(screen.getByRole('group', { name: 'Spalte 2' })).toContainElement(lines()[4]!);
});

test('Home and End lead to the first line and to the last', () => {
  act(() => lines()[1]!.focus());
  fireEvent.keyDown(lines()[1]!, { key: 'End' });
  expect(lines()[4]).toHaveFocus();
  fireEvent.keyDown(lines()[4]!, { key: 'Home' });
  expect(lines()[0]).toHaveFocus();
});

test('the line of what is selected on the page is in sight', () => {
  act(() => session.select(6));
  expect(shown).toEqual([lines()[4]!.textContent]);
});
