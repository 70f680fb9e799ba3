import httpProxy from '@fastify/http-proxy';
import { LOCALES } from '@foyer/shared';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { sendCompressed } from './compress-answer.ts';

/** What the content service answers itself. Its `/internal` is not among it. */
const PREFIXES = [
  '/api',
  '/pageeditor-api',
  ...LOCALES.flatMap((locale) => [`/${locale}/api`, `/${locale}/pageeditor-api`]),
  '/admin',
  '/media',
  '/html',
];
/** A content service that does not answer for so long is given up, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Reads that meet a kept connection which the content service has just closed are repeated so often. */
const RETRIES = 2;

interface ProxyOptions {
  apiUrl: string;
  /** Answers whoever followed a link to a file that is gone: with a page, for people. */
  missingFile: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

/** Passes calls of browsers on to the content service, bodies as streams; compresses its answers. */
export async function proxyRoutes(app: FastifyInstance, { apiUrl, missingFile }: ProxyOptions): Promise<void> {
  for (const prefix of PREFIXES) {
    await app.register(httpProxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      disableRequestLogging: true,
      preHandler: refuseDetours,
      // As many connections as there are calls: whoever sends slowly, or watches a film and pauses, holds up nobody but themselves.
      undici: {
        connections: null,
        headersTimeout: TIMEOUT_MS,
        bodyTimeout: TIMEOUT_MS,
        // Passwords and sessions pass here; unless told so, the proxy would take any certificate.
        connect: { rejectUnauthorized: true },
      },
      replyOptions: {
        retriesCount: RETRIES,
        rewriteRequestHeaders: ({ ip, protocol, host }, headers) => ({
          ...withoutConnection(headers),
          'x-forwarded-for': ip,
          'x-forwarded-proto': protocol,
          'x-forwarded-host': host,
        }),
        // They are about the gateway's connection to the content service: what becomes of the visitor's, the gateway says.
        rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
        // Its type says that the third is our own response; it is the content service's.
        onResponse: (request, reply, answer: object) => {
          const { stream } = answer as { stream: Readable };
          if (!isMissedByPeople(request as FastifyRequest, reply as FastifyReply))
            return sendCompressed(request as FastifyRequest, reply as FastifyReply, stream);
          stream.resume();
          void missingFile(request as FastifyRequest, reply as FastifyReply);
        },
        onError: (reply) => void sendOutage(reply as FastifyReply),
      },
    });
  }
}

/** Is it a file that somebody wants to read, and that is not there? Pages ask for theirs without taking HTML. */
function isMissedByPeople({ url, headers }: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return statusCode === 404 && url.startsWith('/media/') && (headers.accept ?? '').includes('text/html');
}

/** Without what a visitor says of the connection to the gateway; whoever asks whether to go on sending has been told so by the gateway. */
function withoutConnection({
  expect: _expect,
  'keep-alive': _keepAlive,
  upgrade: _upgrade,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

/** Addresses that lead out of where they seem to lie, or that say nothing: a mistake of whoever asks, none for the log. */
function refuseDetours(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (isPlain(request.url.split('?', 1)[0] ?? '')) return done();
  const problem = { type: 'about:blank', title: 'Bad request', status: 400, detail: 'There can be no such address.' };
  void reply
    .code(400)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

function isPlain(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.includes('\0') && !decoded.split(/[\\/]/).includes('..');
  } catch {
    return false;
  }
}

function sendOutage(reply: FastifyReply): FastifyReply {
  const problem = {
    type: 'about:blank',
    title: 'Bad Gateway',
    status: 502,
    detail: 'The content service cannot be reached.',
  };
  return reply
    .code(502)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}
