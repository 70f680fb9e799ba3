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

  test('open over the page; each choice takes effect at once, and the button says how many events are left', async () => {
    surroundings.answers['/de/api/events/'] = { count: 23, next: null, previous: null, results: [] };
    const site = show(dataOf(), '?date=06-12-2026&room=3&page=2');
    const navigate = jest.fn(async () => undefined);
    site.navigation.driver = { navigate, prefetch: () => undefined };
    await user.click(screen.getByText('Filter'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Programm filtern' }));
    expect(drawer.getByLabelText('Große Bühne')).toBeChecked();
    await user.click(drawer.getByLabelText('Tanz'));
    expect(navigate).toHaveBeenLastCalledWith('/de/programm?date=06-12-2026&room=3&genre=2', { replace: false });
    await user.click(drawer.getByLabelText('Konzert'));
    // The first one was overtaken before it was an entry of the history.
    expect(navigate).toHaveBeenLastCalledWith('/de/programm?date=06-12-2026&room=3&genre=2&type=konzert', {
      replace: false,
    });
    await user.click(await drawer.findByText('23 Termine zeigen'));
    expect(navigate).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('what is chosen can be followed by a calendar', async () => {
    show(dataOf(), '?room=3');
    await user.click(screen.getByText('Filter'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Programm filtern' }));
    await user.click(drawer.getByLabelText('Tanz'));
    const file = '/de/api/events/calendar.ics?room=3&genre=2';
    expect(drawer.getByRole('link', { name: 'Im eigenen Kalender abonnieren' })).toHaveAttribute(
      'href',
      `webcal://localhost${file}`,
    );
    expect(drawer.getByRole('link', { name: 'Als Kalenderdatei laden' })).toHaveAttribute('href', file);
  });

  test('day and span are among what is chosen, and can be taken away', () => {
    show(dataOf(), '?date=05-12-2026&until=06-12-2026');
    expect(screen.getByRole('link', { name: 'Wochenende: Filter entfernen' })).toHaveAttribute('href', '/de/programm');
    document.body.replaceChildren();
    show(dataOf(), '?date=06-12-2026&room=3');
    expect(screen.getByRole('link', { name: '6. Dez. 2026: Filter entfernen' })).toHaveAttribute(
      'href',
      '/de/programm?room=3',
    );
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
