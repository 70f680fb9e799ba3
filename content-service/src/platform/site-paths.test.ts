import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSitePath } from './site-paths.ts';

const SHOP = ['/ticketing-template', '/ticketing-shop'];
const REPOSITORY = join(__dirname, '../../..');

interface Route {
  paths: Record<string, string>;
  secondPaths?: Record<string, string>;
}

/** Patterns of the routes of all remotes, after the language. */
const patterns = readdirSync(REPOSITORY)
  .filter((name) => name.startsWith('mfe-'))
  .flatMap((name) => {
    const declared = readFileSync(join(REPOSITORY, name, 'foyer.json'), 'utf8');
    return Object.values((JSON.parse(declared) as { routes: Record<string, Route> }).routes);
  })
  .flatMap(({ paths, secondPaths = {} }) => [...Object.values(paths), ...Object.values(secondPaths)])
  .map((path) => path.slice(1));

/** Where pages of the content system stand: they are shown there, or a list has its headline from them. */
const PAGES = /^(?:|\*|agb|impressum|datenschutz|[a-z-]+)$/;

test('no page can stand where a route with parts of its own is, whatever stands in them', () => {
  const own = patterns.filter((pattern) => pattern.includes('/'));
  expect(own.length).toBeGreaterThan(20);
  const filled = own.flatMap((pattern) => [
    pattern.replace(/:\w+\??/g, 'x'),
    pattern.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1'),
  ]);
  expect(filled.filter((path) => !isSitePath(path, SHOP))).toEqual([]);
  expect(patterns.filter((pattern) => !pattern.includes('/') && !PAGES.test(pattern))).toEqual([]);
});

test.each(['webshop', 'webshop/cart', 'testshop', 'ticketing-shop', 'ticketing-template/x', 'search', 'favoriten'])(
  'no page can stand at %s',
  (path) => {
    expect(isSitePath(path, SHOP)).toBe(true);
  },
);

test.each([
  ...['programm', 'program', 'produktionen', 'team', 'mediathek-de', 'series', 'agb'],
  ...['programm/anreise', 'programm/a/b/c', 'venues', 'webshop-info', 'besuch/search', 'karten/ticketing-shop'],
])('a page can stand at %s', (path) => {
  expect(isSitePath(path, SHOP)).toBe(false);
});
