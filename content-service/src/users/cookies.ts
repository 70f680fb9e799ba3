import type { CookieSerializeOptions } from '@fastify/cookie';

export const SESSION_COOKIE = 'sessionid';
export const CSRF_COOKIE = 'csrftoken';

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

/** The page's own scripts read this one. */
export const csrfCookie = (secure: boolean): CookieSerializeOptions => ({ ...sessionCookie(secure), httpOnly: false });
