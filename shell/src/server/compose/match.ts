import { matchRoute, unmatchedLocation, type PageLocation } from '@foyer/shared';
import type { Site } from './site.ts';

/** Whose page an address is. */
export interface Match {
  location: PageLocation;
  /** Null when no active remote has a page for it. */
  page: { remote: string; fragment: string } | null;
}

/** Finds the route of a place among those that this visitor may know. */
export function matchPage({ place, snapshot }: Site): Match {
  const href = place.pathname + place.search;
  const match = place.isLocalised ? matchRoute(snapshot, href) : null;
  if (match) return { location: match.location, page: { remote: match.remote, fragment: match.fragment } };
  return { location: { ...unmatchedLocation(href), locale: place.locale }, page: null };
}
