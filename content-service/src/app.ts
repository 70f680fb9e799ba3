import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { stdTimeFunctions, type DestinationStream } from 'pino';
import { MAX_FILE_BYTES } from '@foyer/shared/forms';
import { promptClose } from '@foyer/shared/http-server';
import { archiveRoutes } from './platform/archive/archive-routes.ts';
import { backOfficeRoutes } from './application/back-office/back-office-routes.ts';
import { formEntryEditorRoutes } from './application/back-office/form-entry-routes.ts';
import { backOfficePages } from './application/back-office-pages/back-office-pages.ts';
import type { Store } from './platform/database/database.ts';
import { changesStream } from './platform/changes/stream.ts';
import { consentRoutes } from './content/consent/consent-routes.ts';
import { createUserRoutes } from './application/create-user/create-user-routes.ts';
import { dashboardRoutes } from './application/dashboard/dashboard-routes.ts';
import { formEditorRoutes, formEntryRoutes, formRoutes } from './content/forms/form-routes.ts';
import { Admission } from './platform/http/admission.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import { answerErrors } from './platform/http/errors.ts';
import { healthRoutes } from './platform/http/health.ts';
import { loggableError } from './platform/http/loggable-error.ts';
import { openApiDocument } from './platform/http/openapi.ts';
import { Pace } from './platform/http/pace.ts';
import { HttpProblem } from './platform/http/problem.ts';
import { ResponseCache } from './platform/http/response-cache.ts';
import { Router } from './platform/http/router.ts';
import { refuseForeignWrites } from './platform/http/same-site.ts';
import { refuseUnstorable } from './platform/http/storable.ts';
import { validateBySchemas } from './platform/http/validation.ts';
import { importRoutes } from './application/import/import-routes.ts';
import { jobRoutes } from './platform/jobs/job-routes.ts';
import { magazineRoutes } from './content/magazine/magazine-routes.ts';
import { libraryRoutes } from './content/media/library-routes.ts';
import { handleMediaJobs } from './content/media/media-jobs.ts';
import { mediaRoutes } from './content/media/media-routes.ts';
import { missingMedia } from './content/media/missing-media.ts';
import { PictureLibrary } from './content/media/picture-library.ts';
import { MAX_UPLOAD_BYTES } from './content/media/upload-types.ts';
import { documentRoutes } from './content/pages/document-routes.ts';
import { draftRoutes } from './content/pages/draft-routes.ts';
import { htmlRoutes } from './content/pages/html-routes.ts';
import { presenceRoutes } from './content/pages/presence-routes.ts';
import { moduleRoutes } from './content/pages/module-routes.ts';
import { pageRoutes } from './content/pages/page-routes.ts';
import { scheduleRoutes } from './content/pages/schedule-routes.ts';
import { structureRoutes } from './content/pages/structure-routes.ts';
import { versionRoutes } from './content/pages/version-routes.ts';
import { personRoutes } from './content/people/person-routes.ts';
import { previewRoutes } from './content/previews/preview-routes.ts';
import { programmeRoutes } from './content/programme/programme-routes.ts';
import { SearchLog } from './application/search/search-log.ts';
import { searchRoutes } from './application/search/search-routes.ts';
import type { Service } from './service.ts';
import { errorPages } from './content/site/error-pages.ts';
import { siteRoutes } from './content/site/site-routes.ts';
import { sitemapRoutes } from './application/sitemap/sitemap-routes.ts';
import { accountRoutes } from './content/users/account-routes.ts';
import { passkeyRoutes } from './content/users/passkey-routes.ts';
import { loginRoutes } from './content/users/login-routes.ts';
import { userRoutes } from './content/users/user-routes.ts';
import { venueRoutes } from './content/venues/venue-routes.ts';

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
    // Addresses, cookies and queries are personal data: the log has none of them. Its lines are made as the gateway's are.
    logger: {
      level: logLevel,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: stdTimeFunctions.isoTime,
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
  const stopWaiting = promptClose(app.server);
  app.addHook('preClose', async () => stopWaiting());
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
    errorPages,
    userRoutes,
    pageRoutes,
    moduleRoutes,
    structureRoutes,
    draftRoutes,
    documentRoutes,
    presenceRoutes,
    htmlRoutes,
    previewRoutes,
    versionRoutes,
    scheduleRoutes,
    programmeRoutes,
    personRoutes,
    venueRoutes,
    magazineRoutes,
    formRoutes,
    formEditorRoutes,
    sitemapRoutes,
    backOfficeRoutes,
    formEntryEditorRoutes,
  ]) {
    routes(router, service);
  }
  await app.register(async (visitors) => {
    const pace = new Pace(FORM_PACE, service.now);
    // After the limit of each address: what that refuses takes nothing of the others' pace.
    visitors.addHook('preParsing', async (_request, reply) => {
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
  archiveRoutes(app, service, () => missingMedia(service.db, service.mediaStorage));
  jobRoutes(app, service);
  createUserRoutes(app, service);
  await app.register(async (operator) => importRoutes(operator, service));
  await app.register(async (pages) => loginRoutes(pages, service));
  await app.register(async (pages) => backOfficePages(pages, service));
  await app.register(apiDocs);
  mediaRoutes(app, service);
  return app;
}
