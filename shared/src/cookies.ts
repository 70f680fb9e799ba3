import { decoded } from './decoded.ts';

/** The value of a cookie, or null. @param header `document.cookie`, or a request's header */
export function readCookie(header: string, name: string): string | null {
  const pair = header.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair ? decoded(pair.slice(name.length + 1)) : null;
}
