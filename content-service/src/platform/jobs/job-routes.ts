import type { FastifyInstance } from 'fastify';
import { requireOperator } from '../archive/operator-access.ts';
import type { Service } from '../../service.ts';
import { failedJobs, retryFailed } from './failed-jobs.ts';

/** `GET /internal/jobs`: what has failed for good. `POST`: lets it run again. For commands on the same machine; the gateway does not lead here. */
export function jobRoutes(app: FastifyInstance, { db, operatorToken, now }: Service): void {
  const onRequest = requireOperator(operatorToken);
  app.get('/internal/jobs', { onRequest }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await failedJobs(db)),
  );
  app.post('/internal/jobs', { onRequest }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await db.transaction((tx) => retryFailed(tx, now()))),
  );
}
