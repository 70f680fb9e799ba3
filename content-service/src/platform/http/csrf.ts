import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The CSRF token of a session: whoever can read it in the cookie `csrftoken` runs on our site, and it is worth
 * nothing with another session. The session's own token cannot be computed from it.
 */
export function csrfTokenFor(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrf').digest('base64url');
}

/** Compares in constant time. */
export function sameToken(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && left.length > 0 && timingSafeEqual(left, right);
}
