import { isOwnWrite } from '@foyer/shared/http-server';
import type { FastifyInstance } from 'fastify';
import { forbidden } from './problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses writes that a page of another site has sent. */
export function refuseForeignWrites(app: FastifyInstance, siteUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (!READS.has(request.method) && !isOwnWrite(request, siteUrl)) throw forbidden('Another site has sent this.');
  });
}
