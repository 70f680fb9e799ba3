import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Changes } from './changes.ts';

const KEEP_ALIVE_MS = 15_000;

/** `GET /internal/changes`: the tags of every change as Server-Sent Events. For the site's own servers, not for browsers. */
export function changesStream(app: FastifyInstance, changes: Changes): void {
  const open = new Set<FastifyReply>();

  app.get('/internal/changes', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      // With the stream the connection ends: one that is kept would hold up a service that stops.
      connection: 'close',
    });
    raw.write(': listening\n\n');
    const unsubscribe = changes.subscribe((tags) => raw.write(`data: ${JSON.stringify({ tags })}\n\n`));
    const keepAlive = setInterval(() => raw.write(': still here\n\n'), KEEP_ALIVE_MS);
    open.add(reply);
    request.raw.once('close', () => {
      clearInterval(keepAlive);
      unsubscribe();
      open.delete(reply);
    });
  });

  app.addHook('preClose', () => {
    for (const { raw } of open) raw.end();
  });
}
