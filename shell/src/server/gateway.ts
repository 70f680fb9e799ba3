import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { localeOf, type FoyerError } from '@foyer/shared';
import { isOwnWrite, promptClose } from '@foyer/shared/http-server';
import type { Settings } from '@foyer/shared/settings';
import { answerFailure } from './answer-failure.ts';
import { assetRoutes } from './assets/routes.ts';
import { ASSETS_BASE } from './assets/shell-assets.ts';
import { isWebshop } from './compose/webshop.ts';
import { isPostedForm } from './forms/read-posted.ts';
import { healthRoutes, type Health } from './health.ts';
import { demandLeastSpeed } from './least-speed.ts';
import type { Logger } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Pages } from './pages.ts';
import { proxyRoutes } from './proxy.ts';
import type { ReleaseReader } from './releases/release-store.ts';
import { STRICT_TRANSPORT } from './security-headers.ts';
import { originOf } from './site-origin.ts';
import { siteFileRoutes, type SiteFilesOptions } from './site-files/routes.ts';

export interface GatewayOptions {
  settings: Pick<Settings, 'apiUrl' | 'siteUrl' | 'trustedProxies' | 'webshopTemplatePath' | 'webshopPath'>;
  pages: Pages;
  health: Health;
  store: Pick<ReleaseReader, 'manifest' | 'read'>;
  report: (error: FoyerError) => void;
  /** `dist/client` of the shell. */
  shellDir: string;
  siteFiles: Omit<SiteFilesOptions, 'shellDir'>;
  metrics: Metrics;
  log: Logger;
  /** For tests, which have less time. */
  silenceMs?: number | undefined;
}

/** A connection on which neither side gets anything through for so long ends, in milliseconds: somebody who has gone without a word, or stopped in the middle. */
const SILENCE_MS = 120_000;

/** The site's one door: pages, browser files, calls to the content service, health. */
export async function createGateway({
  settings,
  pages,
  health,
  store,
  report,
  shellDir,
  siteFiles,
  metrics,
  log,
  silenceMs = SILENCE_MS,
}: GatewayOptions): Promise<FastifyInstance> {
  // With pino's own type the instance would be another kind of instance than plugins are written for.
  const loggerInstance: FastifyBaseLogger = log;
  const webshop = { template: settings.webshopTemplatePath, shop: settings.webshopPath };
  let requests = 0;
  const start = Date.now().toString(36);
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => `${start}-${(requests++).toString(36)}`,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2000 },
    // A proxy in front says who asks and how: one of this machine, or one that the settings name.
    trustProxy: ['loopback', ...settings.trustedProxies],
    connectionTimeout: silenceMs,
    forceCloseConnections: 'idle',
    // An address that cannot be decoded is a page that is missing.
    frameworkErrors: (_, request, reply) => void answerPage(request, reply as FastifyReply),
  });

  const stopWaiting = promptClose(app.server);
  app.addHook('preClose', async () => stopWaiting());
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    const { protocol } = siteFiles.settings.siteUrl === null ? request : new URL(siteFiles.settings.siteUrl);
    if (protocol.startsWith('https')) reply.raw.setHeader('strict-transport-security', STRICT_TRANSPORT);
    demandLeastSpeed(request.raw, silenceMs);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug(
      {
        id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
  app.setErrorHandler(answerFailure);

  healthRoutes(app, health, metrics);
  siteFileRoutes(app, { ...siteFiles, shellDir });
  assetRoutes(app, { store, report, shellDir, onAnswer: (status) => metrics.request('asset', status) });
  await proxyRoutes(app, { apiUrl: settings.apiUrl, missingFile: answerPage });
  app.get('/internal/*', (_, reply) => reply.code(404).type('text/plain').send('Not found'));
  // Forms are read where a page takes them (see `PostedForms`), everything else nowhere.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  app.setNotFoundHandler(async (request, reply) => {
    if (isPostedForm(request.raw) && localeOf(pathOf(request))) return takeForm(request, reply);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed');
    if (isMissingPart(request) && !isWebshop(pathOf(request), webshop))
      return reply.code(404).type('text/plain').send('Not found');
    return answerPage(request, reply);
  });
  return app;

  /** A form of ours is posted by a page of ours: browsers say so. */
  async function takeForm(request: FastifyRequest, reply: FastifyReply) {
    if (!isOwnWrite(request, settings.siteUrl))
      return reply.code(403).type('text/plain').send('Another site has sent this.');
    reply.hijack();
    const { ip, protocol, host } = request;
    return pages.take(request.raw, reply.raw, originOf(request), {
      'x-forwarded-for': ip,
      'x-forwarded-proto': protocol,
      'x-forwarded-host': host,
    });
  }

  function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    return pages.answer(request.raw, reply.raw, originOf(request));
  }
}

/** Below it nothing but the files of releases is public. */
const RELEASES_BASE = '/releases/';

/** Parts of pages: who asks for one cannot read a page. */
const PART = /\.(?:avif|css|eot|gif|ico|jpe?g|js|json|map|mjs|mp[34]|png|svg|ttf|txt|wasm|webm|webp|woff2?|xml)$/i;

/** What browsers and robots ask for by themselves is no page of any language; an address that somebody reads is, whatever it looks like. */
function isMissingPart(request: FastifyRequest): boolean {
  const path = pathOf(request);
  if (path.startsWith(ASSETS_BASE) || path.startsWith(RELEASES_BASE)) return true;
  return PART.test(path) && !localeOf(path) && !request.headers.accept?.includes('text/html');
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}
