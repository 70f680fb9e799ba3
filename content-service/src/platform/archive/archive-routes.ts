import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../../service.ts';
import { requireOperator } from './operator-access.ts';
import { writeArchive } from './write-archive.ts';

/** `GET /internal/archive`: everything, for commands on the same machine. The gateway does not lead here. */
export function archiveRoutes(
  app: FastifyInstance,
  { db, dataDirectory, mediaStorage, operatorToken, now }: Service,
): void {
  app.get('/internal/archive', { onRequest: requireOperator(operatorToken) }, async (request, reply) => {
    const out = new PassThrough();
    // Whoever reads sees the end of a broken archive by its missing end.
    writeArchive(db, { dataDirectory, mediaStorage }, out, now()).catch((error: unknown) => {
      request.log.error({ err: error }, 'the archive could not be written');
      out.destroy(error instanceof Error ? error : undefined);
    });
    return reply.type('application/gzip').header('cache-control', 'no-store').send(out);
  });
}
