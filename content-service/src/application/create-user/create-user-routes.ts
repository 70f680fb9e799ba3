import type { FastifyInstance } from 'fastify';
import { requireOperator } from '../../platform/archive/operator-access.ts';
import type { Service } from '../../service.ts';
import { createUser, type NewUser, NewUserSchema } from './create-user.ts';

/** `POST /internal/users`: for the command on the same machine. The gateway does not lead here. */
export function createUserRoutes(app: FastifyInstance, { changes, operatorToken, now, urlsOf }: Service): void {
  app.post<{ Body: NewUser }>(
    '/internal/users',
    { onRequest: requireOperator(operatorToken), schema: { body: NewUserSchema } },
    async ({ body }, reply) => {
      const refusals = await changes.write(
        (found: string[]) => (found.length > 0 ? [] : ['users']),
        (tx) => createUser(tx, body, { now: now(), urlsOf }),
      );
      return reply.header('cache-control', 'no-store').send(refusals);
    },
  );
}
