import type { FastifyReply, FastifyRequest } from 'fastify';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { codingFor } from './accepted-coding.ts';

/** What is text. A stream of events is not among it: it must not wait for more. */
const TEXT = /^(?:text\/(?:html|plain|css|javascript|csv|calendar)|application\/(?:[\w.-]+\+)?json|image\/svg\+xml)\b/;
/** Shorter answers fit into one packet as they are. */
const MIN_BYTES = 1000;
/** Answers are compressed anew each time: levels at which that takes about a millisecond for a page of events. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const GZIP = { level: 6 };

/** Sends what the content service has answered, text of some length in the best encoding that the browser takes. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Readable): void {
  if (!isWorthIt(request, reply)) return void reply.send(body);
  const { vary } = reply.getHeaders();
  reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
  const encoding = codingFor(String(request.headers['accept-encoding'] ?? ''));
  if (encoding === 'identity') return void reply.send(body);
  reply.removeHeader('content-length');
  reply.header('content-encoding', encoding);
  const encoder = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(GZIP);
  // A failure on one side ends the other; the browser sees that the answer breaks off.
  pipeline(body, encoder, () => undefined);
  void reply.send(encoder);
}

function isWorthIt({ method }: FastifyRequest, reply: FastifyReply): boolean {
  const headers = reply.getHeaders();
  const length = Number(headers['content-length'] ?? Infinity);
  const mayChange = !headers['content-encoding'] && !/no-transform/.test(String(headers['cache-control'] ?? ''));
  return (
    method !== 'HEAD' &&
    reply.statusCode !== 204 &&
    reply.statusCode !== 206 &&
    reply.statusCode !== 304 &&
    mayChange &&
    length >= MIN_BYTES &&
    TEXT.test(String(headers['content-type'] ?? ''))
  );
}
