import { render, screen, within } from '@testing-library/react';
import { newRow } from '../document/commands.ts';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { MoveDialog } from './move-dialog.tsx';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test('each column is a group with a name: its beginning is told from that of others', () => {
  const emptyRow = (id: number, layout: string) => ({ ...newRow('container', id, { layout }), position: id });
  const session = edited([...rowWith({ 2: 'Eins', 3: 'Zwei' }), emptyRow(4, '50-50'), emptyRow(5, '50-50')]);
  const editing = { session, i18n: interfaceTexts(session.site) } as Editing;
  render(<MoveDialog editing={editing} ids={[3]} close={() => undefined} />);
  const groups = screen.getAllByRole('group');
  const names = groups.map((group) => document.getElementById(group.getAttribute('aria-labelledby')!)?.textContent);
  expect(names).toEqual([
    'Reihe 100 (Überschrift: Eins)',
    ...['Reihe 50–50 (2)', 'Reihe 50–50 (2), Spalte 2'],
    ...['Reihe 50–50 (3)', 'Reihe 50–50 (3), Spalte 2'],
  ]);
  for (const group of groups) within(group).getByRole('button', { name: 'An den Anfang' });
});
