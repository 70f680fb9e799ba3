import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useEditMode } from './edit-mode-address.ts';

function Mode({ beside }: { beside: ReactNode }) {
  useEditMode();
  return beside;
}

/** @returns whether Ctrl+E in what is called so has been taken */
function takesKey(beside: ReactNode, role: string): boolean {
  render(
    <TestRoot site={createTestSite({ href: '/de/besuch?edit' })} namespace="editor.toolbar">
      <Mode beside={beside} />
    </TestRoot>,
  );
  const element = screen.getByRole(role);
  // jsdom knows nothing of it.
  Object.defineProperty(element, 'isContentEditable', { value: element.hasAttribute('contenteditable') });
  return !fireEvent.keyDown(element, { key: 'e', ctrlKey: true });
}

test('Ctrl+E is a key of the page', () => {
  expect(takesKey(<button type="button">Mehr</button>, 'button')).toBe(true);
});

test.each([
  ['a field', <input key="" />, 'textbox'],
  ['a text', <div key="" contentEditable="true" role="textbox" suppressContentEditableWarning />, 'textbox'],
  [
    'a dialog',
    <dialog key="" open>
      <button type="button">Abbrechen</button>
    </dialog>,
    'button',
  ],
])('in %s it is none: on a Mac it leads to the end of the line', (_, beside, role) => {
  expect(takesKey(beside, role)).toBe(false);
});
