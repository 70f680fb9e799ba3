import { generatePath } from 'react-router-dom';
import { testSnapshot } from '../testing/index.ts';
import { createHref } from './href.ts';
import { localeOf } from './locale-of.ts';
import { matchRoute } from './match.ts';
import { fillPattern } from './patterns.ts';

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

test.each<[string, Record<string, string | number>]>([
  ['/', {}],
  ['/programm', {}],
  ['/programm/:slug/:id', { slug: 'nächte aus/glas', id: '12' }],
  ['/search/:category?/:page?', {}],
  ['/search/:category?/:page?', { category: 'events' }],
  ['/search/:category?/:page?', { category: '', page: '2' }],
  ['/series/:slug?/:id', { id: '3' }],
  ['/series/:event-type/:id.html', { 'event-type': 'a b', id: '3' }],
  ['/*', { '*': 'besuch/anfahrt' }],
  ['/shop/*', { '*': 'a/ü' }],
  ['/shop/*', {}],
])('%s with %o is filled as by the router', (pattern, params) => {
  expect(fillPattern(pattern, params) || '/').toBe(generatePath(pattern, params as Record<string, string>));
});

test('a route without one of its parameters has no address', () => {
  expect(() => createHref(snapshot, 'de')('events-slug-id', { slug: 'a' })).toThrow(/"id"/);
});

test('href of a route that nobody has leads home', () => {
  expect(createHref(snapshot, 'en')('forms-slug-id', { slug: 'a', id: 1 })).toBe('/en');
});
