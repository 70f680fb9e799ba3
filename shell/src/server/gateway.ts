import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { localeOf } from '@foyer/shared';
import type { Settings } from '@foyer/shared/settings';
import { assetRoutes } from './assets/routes.ts';
import { isWebshop } from './compose/webshop.ts';
import { healthRoutes, type Health } from './health.ts';
import { LAST_RESORT_HEADERS, LAST_RESORT_HTML } from './last-resort.ts';
import type { Logger } from './monitoring/log.ts';
import type { Metrics } from './monitoring/metrics.ts';
import type { Pages } from './pages.ts';
import { proxyRoutes } from './proxy.ts';
import type { ReleaseStore } from './releases/release-store.ts';
import { STRICT_TRANSPORT } from './security-headers.ts';
import { siteFileRoutes, type SiteFilesOptions } from './site-files/routes.ts';

export interface GatewayOptions {
  settings: Pick<Settings, 'apiUrl' | 'webshopTemplatePath' | 'webshopPath'>;
  pages: Pages;
  health: Health;
  store: ReleaseStore;
  /** `dist/client` of the shell. */
  shellDir: string;
  siteFiles: Omit<SiteFilesOptions, 'shellDir'>;
  metrics: Metrics;
  log: Logger;
}

/** The site's one door: pages, browser files, calls to the content service, health. */
export async function createGateway({ settings, pages, health, store, shellDir, siteFiles, metrics, log }: GatewayOptions): Promise<FastifyInstance> {
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
    // A proxy in front says who asks and how.
    trustProxy: 'loopback,uniquelocal',
    forceCloseConnections: 'idle',
    // An address that cannot be decoded is a page that is missing.
    frameworkErrors: (_, request, reply) => void answerPage(request, reply as FastifyReply),
  });

  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    const { protocol } = siteFiles.settings.siteUrl === null ? request : new URL(siteFiles.settings.siteUrl);
    if (protocol.startsWith('https')) reply.raw.setHeader('strict-transport-security', STRICT_TRANSPORT);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.debug({ id: request.id, method: request.method, route: request.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered');
    done();
  });
  app.setErrorHandler((error, request, reply) => {
    request.log.error({ id: request.id, err: error }, 'a request failed');
    return reply.code(500).headers(LAST_RESORT_HEADERS).send(LAST_RESORT_HTML);
  });

  healthRoutes(app, health, metrics);
  siteFileRoutes(app, { ...siteFiles, shellDir });
  assetRoutes(app, { store, shellDir, onAnswer: (status) => metrics.request('asset', status) });
  await proxyRoutes(app, settings.apiUrl);
  app.get('/internal/*', (_, reply) => reply.code(404).type('text/plain').send('Not found'));
  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed');
    if (isMissingFile(request) && !isWebshop(pathOf(request), webshop)) return reply.code(404).type('text/plain').send('Not found');
    return answerPage(request, reply);
  });
  return app;

  function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.hijack();
    return pages.answer(request.raw, reply.raw, `${request.protocol}://${request.host}`);
  }
}

/** What browsers and robots ask for by themselves is no page of any language. */
function isMissingFile(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return /\.[a-z0-9]{2,5}$/i.test(path) && !localeOf(path);
}

function pathOf({ url }: FastifyRequest): string {
  return url.split('?', 1)[0] ?? '';
}
