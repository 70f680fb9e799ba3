import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FoyerError } from '@foyer/shared';
import type { ReleaseReader } from '../releases/release-store.ts';
import { publishedFiles } from '../releases/published-files.ts';
import { ASSETS_BASE } from './shell-assets.ts';
import { filesBelow, StaticFiles } from './static-files.ts';

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

export interface AssetRoutesOptions {
  store: Pick<ReleaseReader, 'manifest' | 'read'>;
  /** Told of a file that is not what was published. */
  report: (error: FoyerError) => void;
  /** `dist/client` of the shell. */
  shellDir: string;
  onAnswer: (status: number) => void;
}

/** Browser files of the shell and of all releases, as they were published. Of a release nothing but its `client` folder is public. */
export function assetRoutes(app: FastifyInstance, { store, report, shellDir, onAnswer }: AssetRoutesOptions): void {
  const shell = new StaticFiles(filesBelow(shellDir));
  const releases = new StaticFiles(publishedFiles(store, report));

  app.get(`${ASSETS_BASE}*`, (request, reply) => send(shell, (request.params as { '*': string })['*'], request, reply));
  app.get('/releases/:remote/:release/client/*', (request, reply) => {
    const { remote, release, '*': path } = request.params as { remote: string; release: string; '*': string };
    const file = path.split('/').includes('..') ? '' : `${remote}/${release}/client/${path}`;
    return send(releases, file, request, reply);
  });

  async function send(files: StaticFiles, path: string, request: FastifyRequest, reply: FastifyReply) {
    const file = await files.find(path, String(request.headers['accept-encoding'] ?? ''));
    onAnswer(file ? 200 : 404);
    if (!file)
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .header('access-control-allow-origin', '*')
        .type('text/plain')
        .send('Not found');
    reply.headers(HEADERS).type(file.type);
    if (file.encoding) reply.header('content-encoding', file.encoding);
    return reply.send(file.bytes);
  }
}
