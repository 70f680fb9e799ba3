import type { IncomingHttpHeaders } from 'node:http';

/** `none`: typed, or from a bookmark. */
const OWN = new Set(['same-origin', 'none']);

/**
 * Does a write come from a page of the site? Browsers say where a request comes from, in `Sec-Fetch-Site` or `Origin`. Programs
 * say nothing, and have no session that a foreign page could use.
 * @param siteUrl public address of the site, where that is known; its pages may write, whatever host the request names
 */
export function isOwnWrite(
  { headers, host }: { headers: IncomingHttpHeaders; host: string },
  siteUrl: string | null,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return OWN.has(String(site));
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || (siteUrl !== null && from === new URL(siteUrl).host);
}
