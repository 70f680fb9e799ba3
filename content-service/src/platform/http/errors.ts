import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sqlState } from '../database/database.ts';
import { codeOf } from '../error-code.ts';
import { languageOf } from './language.ts';
import { rememberMethods } from './known-methods.ts';
import { busy, HttpProblem, PROBLEM_TYPE, problemBody } from './problem.ts';
import { schemaFaults } from './schema-faults.ts';

/** PostgreSQL: connection lost, too many connections, shutting down. */
const UNAVAILABLE = /^(08|53|57P)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EPIPE']);

/** PostgreSQL: a statement took longer than it may, or was given up for another one. */
const BUSY = /^(40|57014)/;

/** PostgreSQL, and the system: the disk, or one's share of it, is full. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** What was too much now may do in a moment. */
export const RETRY_AFTER_S = 2;

/** Every failure becomes a problem answer; what went wrong inside is for the log only. */
export function answerErrors(app: FastifyInstance): void {
  const methodsAt = rememberMethods(app);
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    const methods = methodsAt(path);
    // A route may find nothing at an address that is one of its own.
    if (methods.length === 0 || methods.includes(request.method))
      return send(reply, 404, `There is nothing at ${path}.`);
    void reply.header('allow', methods.join(', '));
    return send(reply, 405, `${path} takes ${methods.join(', ')} and not ${request.method}.`);
  });

  app.setErrorHandler<FastifyError | HttpProblem | Error>((error, request, reply) => {
    if (error instanceof HttpProblem) {
      const { status, message, errors, extension } = error;
      return send(reply, status, message, { ...(errors && { errors }), ...extension });
    }
    if ('validation' in error && error.validation) {
      const errors = schemaFaults(
        error.validation,
        languageOf(/^\/(de|en)\//.exec(request.url)?.[1], request.headers['accept-language']),
      );
      return send(reply, 400, `Not valid: ${Object.keys(errors).join(', ')}.`, { errors });
    }
    if ('statusCode' in error && error.statusCode && error.statusCode < 500)
      return send(reply, error.statusCode, error.message);
    if (request.raw.errored === error) {
      request.log.info('whoever sent the request broke off');
      return send(reply, 400, 'The request ended before it was complete.');
    }
    if (isOutOfRoom(error)) {
      request.log.error({ code: 'FOYER-413', err: error }, 'there is no room left on the disk');
      return send(reply, 503, 'The content service has no room left to keep this (FOYER-413).');
    }
    if (BUSY.test(sqlState(error) ?? '')) {
      request.log.warn({ code: 'FOYER-412', err: error }, 'the database has too much to do');
      return send(reply, 503, busy().message);
    }
    if (isUnavailable(error)) {
      logUnavailable(request, error);
      return send(reply, 503, 'The content service cannot reach its database (FOYER-411).');
    }
    request.log.error({ code: 'FOYER-410', err: error }, 'a request failed');
    return send(reply, 500, 'The content service failed on this request (FOYER-410).');
  });
}

function send(reply: FastifyReply, status: number, detail: string, more: Record<string, unknown> = {}): FastifyReply {
  if (status === 503) void reply.header('retry-after', RETRY_AFTER_S);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_TYPE)
    .send({ ...problemBody(status, detail), ...more });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '';
}

export const logUnavailable = (request: FastifyRequest, error: Error): void =>
  request.log.error({ code: 'FOYER-411', err: error }, 'the database does not answer');

function isOutOfRoom(error: unknown): boolean {
  return FULL.has(sqlState(error) ?? codeOf(error) ?? '');
}

/** Whether an error says that the database does not answer. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state) return UNAVAILABLE.test(state);
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (NETWORK.has(codeOf(cause) ?? '')) return true;
    if (/timeout exceeded when trying to connect|Connection terminated/.test(cause.message)) return true;
  }
  return false;
}
