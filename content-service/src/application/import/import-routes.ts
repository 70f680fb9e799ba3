import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { requireOperator } from '../../platform/archive/operator-access.ts';
import type { Service } from '../../service.ts';
import { eventsCsv } from './export-events.ts';
import { type Imported, importEvents, readEvents } from './import-events.ts';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

const QuerySchema = Type.Object({
  format: Type.Enum(['csv', 'ics']),
  dry_run: Type.Boolean(),
  type: Type.Optional(Type.String()),
  room: Type.Optional(Type.String()),
});

/** `POST /internal/events`, `GET /internal/events.csv`: for commands on the same machine. The gateway does not lead here. */
export async function importRoutes(app: FastifyInstance, { db, changes, operatorToken, now }: Service): Promise<void> {
  const onRequest = requireOperator(operatorToken);
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: MAX_FILE_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post(
    '/internal/events',
    { onRequest, bodyLimit: MAX_FILE_BYTES, schema: { querystring: QuerySchema } },
    async (request, reply) => {
      const { format, dry_run: isDryRun, type = null, room = null } = request.query as Static<typeof QuerySchema>;
      const content = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const file = await readEvents(db, content, { format, type, room, now: now() });
      const { report } = await changes.write(
        ({ tags }: Imported) => tags,
        (tx) => importEvents(tx, file, { isDryRun, now: now() }),
      );
      return reply.header('cache-control', 'no-store').send(report);
    },
  );

  app.get('/internal/events.csv', { onRequest }, (_request, reply) =>
    reply.type('text/csv; charset=utf-8').header('cache-control', 'no-store').send(eventsCsv(db)),
  );
}
