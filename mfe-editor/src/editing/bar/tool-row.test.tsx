import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { ToolRow } from './tool-row.tsx';

const tool = (name: string) => screen.getByRole('button', { name });
const stops = () =>
  screen
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

function show(names: string[]) {
  return (
    <ToolRow label="Werkzeuge">
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </ToolRow>
  );
}

test('the tool that has the focus is the one stop, however it got it', () => {
  const { rerender } = render(show(['Mehr']));
  rerender(show(['Gliederung', 'Versionen', 'Mehr']));
  expect(stops()).toEqual(['Mehr']);
  act(() => tool('Gliederung').focus());
  expect(stops()).toEqual(['Gliederung']);
  fireEvent.keyDown(tool('Gliederung'), { key: 'ArrowRight' });
  expect(tool('Versionen')).toHaveFocus();
  expect(stops()).toEqual(['Versionen']);
  fireEvent.keyDown(tool('Versionen'), { key: 'ArrowLeft' });
  fireEvent.keyDown(tool('Gliederung'), { key: 'ArrowLeft' });
  expect(tool('Mehr')).toHaveFocus();
});

test('what unfolds from a tool leaves it the stop', () => {
  render(
    <ToolRow label="Werkzeuge">
      <button type="button">Verlauf</button>
      <div role="toolbar">
        <button type="button">Schritt</button>
      </div>
    </ToolRow>,
  );
  act(() => tool('Schritt').focus());
  expect(stops()).toEqual(['Verlauf']);
});
