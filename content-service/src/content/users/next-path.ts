/** Any base will do: it only shows whether `next` leaves it. */
const BASE = 'http://site.invalid';

/** Where to go after login or logout: a path of this site, or else `fallback`. Never another site. */
export function safeNext(next: unknown, fallback: string): string {
  if (typeof next !== 'string' || !next.startsWith('/') || !URL.canParse(next, BASE)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, BASE);
  // A path that begins with two slashes would be another host again.
  return origin === BASE && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}
