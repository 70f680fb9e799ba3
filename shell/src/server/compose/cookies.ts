/** Cookies that the content service knows a session by; no others are passed on. */
const SESSION_COOKIES = ['sessionid', 'csrftoken'];

/** Value of a cookie in the header `Cookie`; null if there is none. */
export function cookieIn(header: string, name: string): string | null {
  const pair = header.split('; ').find((candidate) => candidate.startsWith(`${name}=`));
  return pair ? pair.slice(name.length + 1) : null;
}

/** The part of the header that makes up a session; null for anonymous visitors. */
export function sessionIn(header: string): string | null {
  if (!header.includes('sessionid=') || !cookieIn(header, 'sessionid')) return null;
  return header.split('; ').filter(isOfSession).join('; ');
}

/** The header of the same visitor without their session. */
export const withoutSession = (header: string): string =>
  header
    .split('; ')
    .filter((pair) => !isOfSession(pair))
    .join('; ');

const isOfSession = (pair: string): boolean => SESSION_COOKIES.some((name) => pair.startsWith(`${name}=`));
