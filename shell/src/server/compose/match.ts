import { matchRoute, unmatchedLocation, type PageLocation, type RouteMatch, type Snapshot } from '@foyer/shared';
import { isRubbish } from '@foyer/shared/http-server';
import { LRUCache } from 'lru-cache';
import type { Site } from './site.ts';

/** Whose page an address is. */
export interface Match {
  location: PageLocation;
  /** Null when no active remote has a page for it. */
  page: { remote: string; fragment: string } | null;
}

const KEPT_PATHS = 1000;

const matches = new WeakMap<Snapshot, LRUCache<string, RouteMatch>>();

/** Finds the route of a place among those that this visitor may know. */
export function matchPage({ place, snapshot }: Site): Match {
  const { pathname, search, locale, isLocalised } = place;
  const match = isLocalised && !isRubbish(pathname) ? matchPath(snapshot, pathname) : null;
  if (match)
    return { location: { ...match.location, search }, page: { remote: match.remote, fragment: match.fragment } };
  return { location: { ...unmatchedLocation(pathname + search), locale }, page: null };
}

/** Which route a path has does not depend on its query: found once. */
export function matchPath(snapshot: Snapshot, pathname: string): RouteMatch | null {
  const known = matches.get(snapshot) ?? new LRUCache<string, RouteMatch>({ max: KEPT_PATHS });
  matches.set(snapshot, known);
  const match = known.get(pathname) ?? matchRoute(snapshot, pathname);
  if (match) known.set(pathname, match);
  return match;
}
