import { fireEvent, render, screen } from '@testing-library/react';
import { ToolRow } from '../bar/tool-row.tsx';
import { ModuleMore } from './module-more.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test('what is seldom done with a module is gone through by arrow keys, from the first on, and Escape leads back', () => {
  render(
    <ToolRow label="Modul">
      <button type="button">Löschen</button>
      <ModuleMore label="Mehr">
        <button type="button">Kopieren</button>
        <button type="button">Ausschneiden</button>
        <button type="button" disabled>
          Umgebendes
        </button>
      </ModuleMore>
    </ToolRow>,
  );
  expect(button('Mehr')).not.toHaveAttribute('aria-haspopup');
  fireEvent.click(button('Mehr'));
  expect(screen.getByRole('toolbar', { name: 'Mehr' })).toHaveAttribute('aria-orientation', 'vertical');
  expect(button('Kopieren')).toHaveFocus();
  press('ArrowDown');
  expect(button('Ausschneiden')).toHaveFocus();
  press('ArrowDown');
  press('ArrowUp');
  press('ArrowRight');
  expect(button('Ausschneiden')).toHaveFocus();
  press('Escape');
  expect(screen.queryByText('Kopieren')).toBeNull();
  expect(button('Mehr')).toHaveFocus();
});
