import { createHref, hasRoute, type Snapshot } from '@foyer/shared';
import { matchPath } from './match.ts';

/**
 * Where a page is whose address has the listing names that are not in use (specification §2 has two sets): links from outside keep
 * working when a house changes from one to the other.
 * @returns null when the address is none of these
 */
export function pathInOtherNames(pathname: string, snapshot: Snapshot, otherNames: Snapshot): string | null {
  const match = matchPath(otherNames, pathname);
  if (!match || !hasRoute(snapshot, match.location.route) || '*' in match.location.params) return null;
  const { locale, route, params } = match.location;
  const path = createHref(snapshot, locale)(route, params);
  return path === pathname ? null : path;
}
