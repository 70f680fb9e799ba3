import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import { isKnown } from '../../platform/http/response-cache.ts';
import type { Service } from '../../service.ts';
import { byteRangeOf } from './byte-range.ts';
import { contentTypeOf } from '../../platform/storage/content-types.ts';
import { DrawnPictures } from './drawn-pictures.ts';
import { isMediaName } from '../../platform/storage/media-names.ts';
import type { MediaStorage, StoredFile } from '../../platform/storage/media-storage.ts';
import { MASTERS } from './names.ts';

/** A file of the library is never a page of the site, whatever it contains. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";
/** Browsers show no PDF in a sandbox; its scripts never see the site. */
const policyFor = (mime: string): string => (mime === 'application/pdf' ? POLICY : `${POLICY}; sandbox`);

/** `GET /media/…`: files never change under their names, so whoever has one need never ask again. */
export function mediaRoutes(app: FastifyInstance, service: Service): void {
  const { mediaStorage } = service;
  const drawnPictures = new DrawnPictures(service);

  /** Pictures of the house are drawn when they are first asked for. */
  async function find(name: string): Promise<StoredFile | null> {
    if (!isMediaName(name) || name.startsWith(`${MASTERS}/`)) return null;
    return (await mediaStorage.head(name)) ?? ((await drawnPictures.provide(name)) ? mediaStorage.head(name) : null);
  }

  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/*',
    handler: async (request, reply) => {
      const name = request.params['*'];
      const file = await orUnavailable(find(name), request);
      if (!file) throw notFound(`file ${name}`);
      void reply.headers(headersOf(name, file));
      if (isKnown(file.etag, request.headers['if-none-match'])) return reply.code(304).send();
      if (request.method === 'HEAD') return reply.header('content-length', file.size).send();
      return send(name, file, { request, reply, mediaStorage });
    },
  });
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  mediaStorage: MediaStorage;
}

async function send(name: string, file: StoredFile, { request, reply, mediaStorage }: Exchange): Promise<FastifyReply> {
  const range = byteRangeOf(request.headers, file);
  if (range === 'outside') {
    void reply.removeHeader('content-disposition');
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${file.size}`, 'cache-control': 'no-store', 'content-length': 0 })
      .send('');
  }
  const content = file.size === 0 ? '' : await orUnavailable(mediaStorage.get(name, range ?? undefined), request);
  if (content === null) throw notFound(`file ${name}`);
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.header('content-length', range ? range.end - range.start + 1 : file.size).send(content);
}

function headersOf(name: string, { etag, modified }: StoredFile): Record<string, string> {
  const { mime, shown } = contentTypeOf(name);
  return {
    'content-type': mime,
    etag,
    'last-modified': modified.toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': policyFor(mime),
    // Saved under the last part of its address.
    ...(!shown && { 'content-disposition': 'attachment' }),
  };
}

/** @throws HttpProblem 503 while the storage does not answer */
async function orUnavailable<T>(work: Promise<T>, { log }: FastifyRequest): Promise<T> {
  try {
    return await work;
  } catch (error) {
    log.error({ code: 'FOYER-451', err: error }, 'the media storage does not answer');
    throw new HttpProblem(503, 'The content service cannot reach its media (FOYER-451).');
  }
}
