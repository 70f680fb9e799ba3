import { screen, waitFor } from '@testing-library/react';
import { comeNear, dataOf, layOut, row, show, surroundings, user } from './testing/show-programme.tsx';

beforeEach(layOut);

describe('further pages', () => {
  const event = {
    ...row(2),
    date_start: '2026-12-05T11:00:00+01:00',
    ticket_url: null,
    venue: null,
    room: null,
    subtitle: '',
  };

  test('are a link without JavaScript', () => {
    show(dataOf({ events: { rows: [row(1)], more: true } }), '?genre=2');
    expect(screen.getByRole('link', { name: 'Weitere Termine' })).toHaveAttribute(
      'href',
      '/de/programm?genre=2&page=2',
    );
  });

  test('come by themselves when the end comes near, and are in the address', async () => {
    window.history.replaceState(null, '', '/de/programm');
    surroundings.answers = { '/de/api/events/': { count: 26, next: null, previous: null, results: [event] } };
    show(dataOf({ events: { rows: [row(1)], more: true } }));
    await comeNear();
    expect(await screen.findByRole('heading', { level: 2, name: 'Samstag, 5. Dezember 2026' })).toBeInTheDocument();
    window.dispatchEvent(new Event('scroll'));
    expect(window.location.search).toBe('?page=2');
    expect(screen.queryByRole('link', { name: 'Weitere Termine' })).not.toBeInTheDocument();
  });

  test('are not written into the address of a page that the visitor has gone back to', async () => {
    window.history.replaceState(null, '', '/de');
    surroundings.answers = { '/de/api/events/': { count: 26, next: null, previous: null, results: [event] } };
    show(dataOf({ events: { rows: [row(1)], more: true } }));
    await comeNear();
    expect(await screen.findByRole('heading', { level: 2, name: 'Samstag, 5. Dezember 2026' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/de');
  });

  test('when asked for, the reading position goes to the first new event', async () => {
    surroundings.answers = { '/de/api/events/': { count: 26, next: null, previous: null, results: [event] } };
    show(dataOf({ events: { rows: [row(1)], more: true } }));
    await user.click(screen.getByRole('link', { name: 'Weitere Termine' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Termin 2' })).toHaveFocus());
  });

  test('that could not be had can be tried again', async () => {
    globalThis.fetch = async () => new Response('{}', { status: 503 });
    show(dataOf({ events: { rows: [row(1)], more: true } }));
    await user.click(screen.getByRole('link', { name: 'Weitere Termine' }));
    expect(await screen.findByRole('link', { name: 'Noch einmal versuchen' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Die weiteren Termine konnten nicht geladen werden.');
  });

  test('are still there when the same page is shown again', async () => {
    surroundings.answers = { '/de/api/events/': { count: 26, next: null, previous: null, results: [event] } };
    const data = dataOf({ events: { rows: [row(1)], more: true } });
    show(data);
    await comeNear();
    await screen.findByRole('heading', { level: 2, name: 'Samstag, 5. Dezember 2026' });
    document.body.replaceChildren();
    show(data);
    expect(screen.getByRole('heading', { level: 2, name: 'Samstag, 5. Dezember 2026' })).toBeInTheDocument();
  });
});
