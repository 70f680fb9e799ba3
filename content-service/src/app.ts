import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { DestinationStream } from 'pino';
import { archiveRoutes } from './archive/archive-routes.ts';
import { backOfficeRoutes } from './back-office/back-office-routes.ts';
import { backOfficePages } from './back-office-pages/back-office-pages.ts';
import type { Store } from './database/database.ts';
import { changesStream } from './changes/stream.ts';
import { consentRoutes } from './consent/consent-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { MAX_FILE_BYTES } from './forms/form-files.ts';
import { formEntryRoutes, formRoutes, formTableRoutes } from './forms/form-routes.ts';
import { Admission } from './http/admission.ts';
import { apiDocs } from './http/api-docs.ts';
import { answerErrors } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { loggableError } from './http/loggable-error.ts';
import { openApiDocument } from './http/openapi.ts';
import { Pace } from './http/pace.ts';
import { HttpProblem } from './http/problem.ts';
import { ResponseCache } from './http/response-cache.ts';
import { Router } from './http/router.ts';
import { refuseForeignWrites } from './http/same-site.ts';
import { refuseUnstorable } from './http/storable.ts';
import { validateBySchemas } from './http/validation.ts';
import { importRoutes } from './import/import-routes.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { magazineRoutes } from './magazine/magazine-routes.ts';
import { libraryRoutes } from './media/library-routes.ts';
import { handleMediaJobs } from './media/media-jobs.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { PictureLibrary } from './media/picture-library.ts';
import { MAX_UPLOAD_BYTES } from './media/upload-types.ts';
import { documentRoutes } from './pages/document-routes.ts';
import { draftRoutes } from './pages/draft-routes.ts';
import { presenceRoutes } from './pages/presence-routes.ts';
import { moduleRoutes } from './pages/module-routes.ts';
import { pageRoutes } from './pages/page-routes.ts';
import { scheduleRoutes } from './pages/schedule-routes.ts';
import { structureRoutes } from './pages/structure-routes.ts';
import { versionRoutes } from './pages/version-routes.ts';
import { personRoutes } from './people/person-routes.ts';
import { previewRoutes } from './previews/preview-routes.ts';
import { programmeRoutes } from './programme/programme-routes.ts';
import { SearchLog } from './search/search-log.ts';
import { searchRoutes } from './search/search-routes.ts';
import type { Service } from './service.ts';
import { errorPages } from './site/error-pages.ts';
import { siteRoutes } from './site/site-routes.ts';
import { sitemapRoutes } from './sitemap/sitemap-routes.ts';
import { accountRoutes } from './users/account-routes.ts';
import { passkeyRoutes } from './users/passkey-routes.ts';
import { loginRoutes } from './users/login-routes.ts';
import { userRoutes } from './users/user-routes.ts';
import { venueRoutes } from './venues/venue-routes.ts';

const VERSION = '0.1.0';
const MAX_BODY_BYTES = 1024 * 1024;
/** Entries and files of forms that one address may send, together. Classes and offices share an address. */
const FORM_LIMIT = { max: 60, timeWindow: 10 * 60_000 };
/** The same of all addresses together: who has many of them makes others wait for seconds at most. */
const FORM_PACE = { atOnce: 600, perSecond: 2 };
/** Decisions about cookies that one address may send: classes and offices share one. */
const CONSENT_LIMIT = { max: 30, timeWindow: 60_000 };
/** Changes of passwords and sessions from one address. */
const ACCOUNT_LIMIT = { max: 60, timeWindow: 10 * 60_000 };
/** Files for the media library from one address: an editor may send a whole season. */
const UPLOAD_LIMIT = { max: 300, timeWindow: 10 * 60_000 };
/** Levels at which every request is logged. */
const CHATTY = new Set(['trace', 'debug']);

/** The HTTP side of the service: every route, ready to listen. @param logTo standard output, if not given */
export async function createApp(
  service: Service,
  store: Store,
  logLevel: string,
  logTo?: DestinationStream,
): Promise<FastifyInstance> {
  const app = fastify({
    // Addresses, cookies and queries are personal data: the log has none of them.
    logger: {
      level: logLevel,
      ...(logTo && { stream: logTo }),
      serializers: {
        req: ({ method, url }) => ({ method, path: url.split('?', 1)[0] }),
        res: ({ statusCode }) => ({ statusCode }),
        err: loggableError,
      },
    },
    logController: new LogController({ disableRequestLogging: !CHATTY.has(logLevel) }),
    // The gateway says who asks: on this machine, or where the settings say.
    trustProxy: ['loopback', ...service.trustedProxies],
    bodyLimit: MAX_BODY_BYTES,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
  });
  validateBySchemas(app);
  refuseUnstorable(app);
  refuseForeignWrites(app, service.siteUrl);
  answerErrors(app);
  app.addHook('onRequest', async (_request, reply) => void reply.header('x-content-type-options', 'nosniff'));
  await app.register(cookie);

  const cache = new ResponseCache();
  service.changes.subscribe((tags) => cache.purge(tags));
  const router = new Router({ app, cache, admission: new Admission(), sessions: service.sessions, now: service.now });
  for (const routes of [
    siteRoutes,
    userRoutes,
    pageRoutes,
    moduleRoutes,
    structureRoutes,
    draftRoutes,
    documentRoutes,
    presenceRoutes,
    previewRoutes,
    versionRoutes,
    scheduleRoutes,
    programmeRoutes,
    personRoutes,
    venueRoutes,
    magazineRoutes,
    formRoutes,
    formTableRoutes,
    sitemapRoutes,
    backOfficeRoutes,
  ]) {
    routes(router, service);
  }
  await app.register(async (visitors) => {
    const pace = new Pace(FORM_PACE, service.now);
    visitors.addHook('onRequest', async (_request, reply) => {
      const wait = pace.take();
      if (wait === 0) return;
      void reply.header('retry-after', wait);
      throw new HttpProblem(429, `Too much at once: try again in ${wait} seconds.`);
    });
    await visitors.register(rateLimit, FORM_LIMIT);
    await visitors.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: MAX_FILE_BYTES, files: 1, fields: 5, fieldSize: 1000 },
    });
    formEntryRoutes(router.within(visitors), service);
  });
  await app.register(async (visitors) => {
    await visitors.register(rateLimit, CONSENT_LIMIT);
    consentRoutes(router.within(visitors), service);
  });
  await app.register(async (own) => {
    await own.register(rateLimit, ACCOUNT_LIMIT);
    accountRoutes(router.within(own), service);
    passkeyRoutes(router.within(own), service);
  });
  await app.register(async (editors) => {
    await editors.register(rateLimit, UPLOAD_LIMIT);
    await editors.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 5, fieldSize: 1000 },
    });
    const library = new PictureLibrary(service);
    libraryRoutes(router.within(editors), service, library);
    handleMediaJobs(service, library);
  });
  dashboardRoutes(router, service, VERSION);
  const searchLog = new SearchLog(service.db, service.now);
  app.addHook('onClose', () => searchLog.close());
  searchRoutes(router, service, searchLog);
  const document = openApiDocument(router.operations, VERSION);
  app.get('/api/openapi.json', () => document);

  healthRoutes(app, store);
  changesStream(app, service.changes);
  archiveRoutes(app, service);
  jobRoutes(app, service);
  await app.register(async (operator) => importRoutes(operator, service));
  errorPages(app, service);
  await app.register(async (pages) => loginRoutes(pages, service));
  await app.register(async (pages) => backOfficePages(pages, service));
  await app.register(apiDocs);
  mediaRoutes(app, service);
  return app;
}
