import { screen } from '@testing-library/react';
import { contextAt, eventOf } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import { messages } from '../programme/messages.ts';
import { EVERYTHING } from '../filter/programme-query.ts';
import { overlayAddress } from './address.ts';
import { loadOverlay } from './load.ts';
import { OverlayProgramme } from './overlay-programme.tsx';

const EVENTS = '/de/api/events/';

async function overlay(search: string, results: unknown[] | null, path = '/de/team') {
  const { asked, context } = contextAt(path, {
    ...(results && { [EVENTS]: { count: results.length, next: null, previous: null, results } }),
    '/api/rooms/': [{ id: 2, name: 'Große Bühne' }],
  });
  const props = { search };
  show(path, messages, <OverlayProgramme data={await loadOverlay({ ...context, props })} props={props} />);
  return asked;
}

test('asks for what the query of the page says, and names it', async () => {
  const asked = await overlay('?overlay=true&room=2&date=06-12-2026', [
    eventOf(),
    eventOf({ id: 1, title: 'Gewesen', status: 'past' }),
  ]);
  expect(asked).toContain('/de/api/events/?room=2&date=2026-12-06');
  expect(screen.getByRole('link', { name: 'Nächte aus Glas' })).toHaveAttribute('href', '/de/programm/glas/42');
  expect(screen.queryByText('Gewesen')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Große Bühne/ })).toHaveAttribute(
    'href',
    '/de/team?overlay=true&date=06-12-2026',
  );
});

test('says so when nothing was found, and offers everything again', async () => {
  await overlay('?overlay=true&room=2', []);
  expect(screen.getByRole('link', { name: 'Filter zurücksetzen' })).toHaveAttribute('href', '/de/team?overlay=true');
});

test('a choice keeps what the page itself asks for, and nothing of the last choice', () => {
  const to = { ...EVERYTHING, filters: { genre: 3 }, date: '2026-12-24' };
  expect(overlayAddress({ pathname: '/de/search', search: '?q=glas&overlay=true&room=2&until=06-12-2026' }, to)).toBe(
    '/de/search?q=glas&overlay=true&date=24-12-2026&genre=3',
  );
});
