import type { Snapshot } from '@foyer/shared';
import { LOGIN_URL } from '../../layout/login/login-url.ts';
import { ThrownAnswer } from './answer.ts';
import type { House } from './house.ts';
import { matchPath } from './match.ts';
import type { Site } from './site.ts';

/** The permission that the page at a path asks for; undefined for pages of everybody. */
export function permissionAt(pathname: string, all: Snapshot): string | undefined {
  const match = matchPath(all, pathname);
  return match ? all.remotes[match.remote]?.permission : undefined;
}

/**
 * Sends visitors who may not see a page to the login, and back afterwards.
 * @returns why nobody may see it, where it asks for a permission that this shell cannot check (specification §8); else null
 * @throws ThrownAnswer
 */
export function permit({ place, state }: Site, house: House): string | null {
  const permission = place.isLocalised ? permissionAt(place.pathname, house.snapshots().all) : undefined;
  if (permission === undefined) return null;
  if (permission !== 'editor') return `Unknown middleware ${permission}`;
  if (!state.user)
    throw ThrownAnswer.redirect(`${LOGIN_URL}?next=${encodeURIComponent(place.pathname + place.search)}`, 302);
  return null;
}
