import { screen, within } from '@testing-library/react';
import { dataOf, layOut, show, surroundings, user } from './testing/show-programme.tsx';

beforeEach(layOut);

describe('the filters', () => {
  beforeEach(() => {
    surroundings.answers = {
      '/api/rooms/': [{ id: 3, name: 'Große Bühne' }],
      '/api/exhibition-types/': [{ slug: 'konzert', name: 'Konzert' }],
      '/api/event-tags/': [],
      '/api/series/': [],
      '/api/genres/': [{ id: 2, name: 'Tanz' }],
    };
  });

  test('are a link without JavaScript', () => {
    show(dataOf(), '?room=3');
    expect(screen.getByRole('link', { name: 'Filter' })).toHaveAttribute('href', '/de/programm?room=3&filter=1');
  });

  test('open over the page, and lead to the programme that was chosen', async () => {
    const site = show(dataOf(), '?date=06-12-2026&room=3&page=2');
    const navigate = jest.fn(async () => undefined);
    site.navigation.driver = { navigate, prefetch: () => undefined };
    await user.click(screen.getByText('Filter'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Programm filtern' }));
    expect(drawer.getByLabelText('Große Bühne')).toBeChecked();
    await user.click(drawer.getByLabelText('Tanz'));
    await user.click(drawer.getByText('Termine zeigen'));
    expect(navigate).toHaveBeenCalledWith('/de/programm?date=06-12-2026&room=3&genre=2', {});
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('selecting the selected option clears it', async () => {
    show(dataOf(), '?room=3');
    await user.click(screen.getByText('Filter'));
    const room = within(await screen.findByRole('group', { name: 'Ort' }));
    await user.click(room.getByLabelText('Große Bühne'));
    expect(room.getByLabelText('Große Bühne')).not.toBeChecked();
    expect(room.getByLabelText('Alle')).toBeChecked();
  });
});
