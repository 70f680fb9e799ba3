import { matchRoutes, type RouteObject } from 'react-router-dom';
import { DEFAULT_LOCALE, type Locale, type PageLocation, type Snapshot } from '../contract.ts';
import { localeOf } from './locale-of.ts';

/** A location and who renders it. */
export interface RouteMatch {
  location: PageLocation;
  remote: string;
  fragment: string;
  /** API calls to start together with loading the code. */
  data: string[];
}

interface RouteHandle {
  route: string;
  remote: string;
  fragment: string;
  data: string[];
}

/** Routes by the first segment after the language, in the table's order; those that begin with a parameter stand in each. */
interface RouteTable {
  bySegment: Map<string, RouteObject[]>;
  others: RouteObject[];
}

const tables = new WeakMap<Snapshot, Record<Locale, RouteTable>>();

/**
 * Finds the route of a path, by react-router's ranking: the most specific pattern wins, a catch-all comes last.
 * @param href path with optional query and hash, with the language segment.
 * @returns null when no remote has a route for it, or the path has no language.
 */
export function matchRoute(snapshot: Snapshot, href: string): RouteMatch | null {
  const { pathname, search, hash } = new URL(href, 'http://site');
  const locale = localeOf(pathname);
  if (!locale) return null;
  const segments = decodedSegments(pathname);
  const { bySegment, others } = tableOf(snapshot)[locale];
  // react-router ranks all the routes that it is given, each time.
  const match = segments && matchRoutes(bySegment.get(firstOf(segments)) ?? others, pathname)?.at(-1);
  if (!match) return null;
  const { route, remote, fragment, data } = match.route.handle as RouteHandle;
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
  return { location: { locale, pathname, search, hash, route, params }, remote, fragment, data };
}

/** A location that no route matches: the error page's. */
export function unmatchedLocation(href: string): PageLocation {
  const { pathname, search, hash } = new URL(href, 'http://site');
  return { locale: localeOf(pathname) ?? DEFAULT_LOCALE, pathname, search, hash, route: '', params: {} };
}

/** The segments after the language; null when they cannot be decoded. */
function decodedSegments(pathname: string): string[] | null {
  try {
    return pathname.split('/').slice(2).map(decodeURIComponent);
  } catch {
    return null;
  }
}

const firstOf = ([first = '']: string[]): string => first;

function tableOf(snapshot: Snapshot): Record<Locale, RouteTable> {
  let table = tables.get(snapshot);
  if (!table) {
    table = { de: grouped(routesIn(snapshot, 'de')), en: grouped(routesIn(snapshot, 'en')) };
    tables.set(snapshot, table);
  }
  return table;
}

function grouped(routes: RouteObject[]): RouteTable {
  const firsts = new Map(routes.map((route) => [route, firstOf((route.path ?? '').split('/').slice(2))]));
  const isOpen = (first = '') => /[:*?]/.test(first);
  const sharing = (segment?: string) =>
    routes.filter((route) => firsts.get(route) === segment || isOpen(firsts.get(route)));
  return {
    bySegment: new Map([...firsts.values()].filter((first) => !isOpen(first)).map((first) => [first, sharing(first)])),
    others: sharing(),
  };
}

function routesIn(snapshot: Snapshot, locale: Locale): RouteObject[] {
  return Object.entries(snapshot.remotes).flatMap(([remote, { routes }]) =>
    Object.entries(routes).map(([route, { fragment, paths, data = [] }]) => ({
      path: `/${locale}${paths[locale] === '/' ? '' : paths[locale]}`,
      // Every page has one address: another spelling of it is sent on by the server.
      caseSensitive: true,
      handle: { route, remote, fragment, data } satisfies RouteHandle,
    })),
  );
}
