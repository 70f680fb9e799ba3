import { asksForOverlay, isEventRoute, withOverlay } from './overlay-address.ts';

test('the query says whether the overlay is open, and nothing else does', () => {
  expect(asksForOverlay({ search: '?overlay=true' })).toBe(true);
  expect(asksForOverlay({ search: '?a=1&overlay=true' })).toBe(true);
  for (const search of ['', '?overlay=1', '?overlay', '?x=overlay%3Dtrue'])
    expect(asksForOverlay({ search })).toBe(false);
});

test('opening it keeps what the page’s own query says', () => {
  expect(withOverlay({ pathname: '/de', search: '' })).toBe('/de?overlay=true');
  expect(withOverlay({ pathname: '/de/search', search: '?q=glas' })).toBe('/de/search?q=glas&overlay=true');
  // A tag of productions is none of events.
  expect(withOverlay({ pathname: '/de/produktionen', search: '?tag=3&page=2' })).toBe('/de/produktionen?overlay=true');
});

test('closing it leaves what the page’s own query says', () => {
  const close = (pathname: string, search: string) => withOverlay({ pathname, search }, false);
  expect(close('/de', '?overlay=true&room=2&date=05-12-2026&until=06-12-2026')).toBe('/de');
  expect(close('/de/search', '?q=glas&overlay=true&genre=1')).toBe('/de/search?q=glas');
});

test('there is none over the programme and its events', () => {
  expect(['events', 'events-slug-id', 'index', 'productions-slug-id', 'eventspace'].map(isEventRoute)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
