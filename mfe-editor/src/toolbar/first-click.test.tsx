import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { firstClick } from './first-click.ts';

test('a double click counts once, and so does each press by keyboard', async () => {
  const call = jest.fn();
  render(
    <button type="button" onClick={firstClick(call)}>
      Fertig
    </button>,
  );
  await userEvent.dblClick(screen.getByRole('button'));
  expect(call).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}{Enter}');
  expect(call).toHaveBeenCalledTimes(3);
});
