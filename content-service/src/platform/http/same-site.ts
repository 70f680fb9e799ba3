import type { FastifyInstance, FastifyRequest } from 'fastify';
import { forbidden } from './problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** `none`: typed, or from a bookmark. */
const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses writes that a page of another site has sent: browsers say where a request comes from, in `Sec-Fetch-Site` or
 * `Origin`. Programs say nothing, and have no session that a foreign page could use.
 */
export function refuseForeignWrites(app: FastifyInstance, siteUrl: string | null): void {
  const own = siteUrl === null ? null : new URL(siteUrl).host;
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && !isOwn(request, own)) throw forbidden('Another site has sent this.');
  });
}

function isOwn({ headers, host }: FastifyRequest, own: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return OWN.has(String(site));
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin).host;
  return from === host || from === own;
}
