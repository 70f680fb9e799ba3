import { render, screen } from '@testing-library/react';
import { giveBackFocus } from './give-back-focus.ts';

const buttons = (names: string[]) => names.map((name) => <button key={name}>{name}</button>);
const show = () => render(<>{buttons(['Mehr', 'Gliederung'])}</>);
const button = (name: string) => screen.getByRole('button', { name });

test('what had the focus before has it again when it was lost', () => {
  show();
  giveBackFocus(button('Mehr'));
  expect(button('Mehr')).toHaveFocus();
});

test('whoever has gone on meanwhile is not fetched back', () => {
  show();
  button('Gliederung').focus();
  giveBackFocus(button('Mehr'));
  expect(button('Gliederung')).toHaveFocus();
});

test('what has gone meanwhile gets none', () => {
  const { rerender } = show();
  const more = button('Mehr');
  rerender(<>{buttons(['Gliederung'])}</>);
  giveBackFocus(more);
  giveBackFocus(null);
  expect(document.body).toHaveFocus();
});
