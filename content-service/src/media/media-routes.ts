import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import type { Service } from '../service.ts';
import { DemoPictures } from './demo-pictures.ts';

/** `GET /media/…`: files are named after their content, so whoever has one need never ask again. */
export async function mediaRoutes(app: FastifyInstance, { db, mediaDirectory }: Service): Promise<void> {
  mkdirSync(mediaDirectory, { recursive: true });
  const demoPictures = new DemoPictures(db, mediaDirectory);
  await app.register(fastifyStatic, { root: mediaDirectory, serve: false, immutable: true, maxAge: '365d', dotfiles: 'ignore' });

  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const file = request.params['*'];
    if (file.endsWith('.part')) throw notFound(`file ${file}`);
    await demoPictures.provide(file);
    // A file of the library is never a page of the site, whatever it contains.
    return reply
      .headers({ 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" })
      .sendFile(file);
  });
}
