import type { FastifyReply, FastifyRequest } from 'fastify';
import { LAST_RESORT_HEADERS, LAST_RESORT_HTML } from './last-resort.ts';

/** Answers a request that has failed where nobody expected it. Whoever has gone meanwhile, as people do, is no failure of ours. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.socket.destroyed) request.log.debug({ id: request.id, err: error }, 'whoever asked has gone');
  else request.log.error({ id: request.id, err: error }, 'a request failed');
  return reply.code(500).headers(LAST_RESORT_HEADERS).send(LAST_RESORT_HTML);
}
