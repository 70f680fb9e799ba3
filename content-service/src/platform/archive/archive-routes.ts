import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Service } from '../../service.ts';
import type { StartError } from '../start-error.ts';
import { requireOperator } from './operator-access.ts';
import { writeArchive } from './write-archive.ts';

/**
 * `GET /internal/archive`: everything, for commands on the same machine. The gateway does not lead here.
 * @param whyNot why an archive would not be whole; null when it can be written
 */
export function archiveRoutes(
  app: FastifyInstance,
  { db, dataDirectory, mediaStorage, operatorToken, now }: Service,
  whyNot: () => Promise<StartError | null>,
): void {
  app.get('/internal/archive', { onRequest: requireOperator(operatorToken) }, async (request, reply) => {
    const reason = await whyNot();
    if (reason) return reply.code(409).type('text/plain; charset=utf-8').send(reason.sentence);
    const out = new PassThrough();
    // Whoever reads sees the end of a broken archive by its missing end.
    writeArchive(db, { dataDirectory, mediaStorage }, out, now()).catch((error: unknown) => {
      request.log.error({ err: error }, 'the archive could not be written');
      out.destroy(error instanceof Error ? error : undefined);
    });
    return reply.type('application/gzip').header('cache-control', 'no-store').send(out);
  });
}
