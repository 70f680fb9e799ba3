import { fireEvent, render, screen } from '@testing-library/react';
import { childrenOf } from '@foyer/shared/modules';
import type { Editing } from '../editing.ts';
import { edited, rowWith } from '../testing/edited.ts';
import { interfaceTexts } from '../texts/interface-texts.ts';
import { TextField } from './text-field.tsx';

test('keys that put letters together are no ends of a headline, and no quotation marks', () => {
  const session = edited(rowWith({ 2: 'にほん' }));
  const editing = { session, i18n: interfaceTexts(session.site), languages: { lagOf: () => null } };
  const module = { id: 2, model: 'headline' };
  render(<TextField editing={editing as unknown as Editing} module={module} of="content" />);
  const field = screen.getByRole('textbox');
  getSelection()?.selectAllChildren(field);
  getSelection()?.collapseToEnd();
  const state = () => [childrenOf(session.document, 1).length, session.text(2, 'content', 'de')];
  for (const key of ['Enter', '"']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(state()).toEqual([1, 'にほん']);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(state()).toEqual([2, 'にほん']);
});
