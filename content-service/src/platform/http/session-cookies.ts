import type { CookieSerializeOptions } from '@fastify/cookie';
import { csrfTokenFor } from './csrf.ts';

/** Says who is logged in; no script can read it. */
export const SESSION_COOKIE = 'sessionid';
/** Repeated in a header by whoever writes: other sites cannot read it. */
export const CSRF_COOKIE = 'csrftoken';
/** Says that somebody was logged in here before; see `AccountPace`. */
export const BROWSER_COOKIE = 'knownbrowser';
const BROWSER_SECONDS = 180 * 24 * 60 * 60;

/** How long a login lasts. */
export const SESSION_SECONDS = 14 * 24 * 60 * 60;

/** Attributes of the session cookie: out of reach for scripts, and not sent by other sites' forms. */
export const sessionCookie = (secure: boolean): CookieSerializeOptions => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure,
  maxAge: SESSION_SECONDS,
});

/** For the login alone. */
export const browserCookie = (secure: boolean): CookieSerializeOptions => ({
  ...sessionCookie(secure),
  path: '/admin/login',
  maxAge: BROWSER_SECONDS,
});

/** The page's own scripts read this one. */
export const csrfCookie = (secure: boolean): CookieSerializeOptions => ({ ...sessionCookie(secure), httpOnly: false });

/** Lines of `Set-Cookie` for a session that has begun. */
export function cookieLines(token: string, secure: boolean): string[] {
  const begun = attributes(SESSION_SECONDS, secure);
  return [`${SESSION_COOKIE}=${token}; HttpOnly; ${begun}`, `${CSRF_COOKIE}=${csrfTokenFor(token)}; ${begun}`];
}

/** Lines of `Set-Cookie` for a session that has ended. */
export function endedCookieLines(): string[] {
  return [SESSION_COOKIE, CSRF_COOKIE].map((name) => `${name}=; ${attributes(0, false)}`);
}

const attributes = (seconds: number, secure: boolean) =>
  `Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`;
