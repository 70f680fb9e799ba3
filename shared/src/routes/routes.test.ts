import { testSnapshot } from '../testing/index.ts';
import { createHref } from './href.ts';
import { localeOf } from './locale-of.ts';
import { matchRoute } from './match.ts';
import { patternsOf, plainHref } from './patterns.ts';

const snapshot = testSnapshot();

test.each([
  ['/de', 'index'],
  ['/en/', 'index'],
  ['/de/programm', 'events'],
  ['/en/program?page=2#top', 'events'],
  ['/de/programm/naechte-aus-glas/12', 'events-slug-id'],
  ['/de/mediathek-de/categories/gespraech/3', 'magazine-categories-category-id'],
  ['/de/mediathek-de/ein-artikel/3', 'magazine-slug-id'],
  ['/de/besuch/anfahrt', 'pages'],
  ['/de/program', 'pages'],
])('%s leads to the route %s', (href, route) => {
  expect(matchRoute(snapshot, href)?.location.route).toBe(route);
});

test('a path without a language leads nowhere', () => {
  expect(matchRoute(snapshot, '/programm')).toBeNull();
  expect(matchRoute(snapshot, '/fr/programm')).toBeNull();
  expect(localeOf('/deutsch')).toBeNull();
});

test('path parameters are decoded, query and hash are kept apart', () => {
  const match = matchRoute(snapshot, '/de/programm/n%C3%A4chte/12?x=1#y');
  expect(match?.location).toMatchObject({
    locale: 'de',
    params: { slug: 'nächte', id: '12' },
    search: '?x=1',
    hash: '#y',
  });
  expect(match?.remote).toBe('events');
  expect(match?.data).toEqual(['/{locale}/api/events/{id}/']);
});

test('a path that cannot be decoded leads nowhere', () => {
  expect(matchRoute(snapshot, '/de/programm/%E0%A4%A/12')).toBeNull();
});

test('href makes the address of a named route in the language of the page or another', () => {
  const href = createHref(snapshot, 'de');
  expect(href('index')).toBe('/de');
  expect(href('events-slug-id', { slug: 'nächte', id: 12 })).toBe('/de/programm/n%C3%A4chte/12');
  expect(href('events', {}, { locale: 'en', query: { date: '04-12-2026', tag: null }, hash: 'x' })).toBe(
    '/en/program?date=04-12-2026#x',
  );
});

test('without the router, addresses of routes that need no parameters are the same', () => {
  for (const locale of ['de', 'en'] as const) {
    const href = createHref(snapshot, locale);
    const plain = [...patternsOf(snapshot)].filter(([, paths]) => !/:\w+(?!\w*\?)/.test(paths[locale]));
    expect(plain.length).toBeGreaterThan(3);
    for (const [route] of plain) expect(plainHref(snapshot, locale, route)).toBe(href(route));
    expect(plainHref(snapshot, locale, 'nowhere')).toBe(href('nowhere'));
  }
});

test('href of a route that nobody has leads home', () => {
  expect(createHref(snapshot, 'en')('forms-slug-id', { slug: 'a', id: 1 })).toBe('/en');
});
