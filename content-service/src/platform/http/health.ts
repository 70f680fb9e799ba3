import type { FastifyInstance } from 'fastify';
import type { Store } from '../database/database.ts';
import { HttpProblem } from './problem.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer, its database too. */
export function healthRoutes(app: FastifyInstance, store: Store): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    try {
      await store.check();
    } catch {
      throw new HttpProblem(503, 'The database does not answer (FOYER-411).');
    }
    return { status: 'ok' };
  });
}
