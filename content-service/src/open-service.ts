import type { FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import type { Settings } from '@foyer/shared/settings';
import { createApp } from './app.ts';
import { grantAccess, newToken } from './platform/archive/operator-access.ts';
import { Changes } from './platform/changes/changes.ts';
import type { Store } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openStore } from './platform/database/open-store.ts';
import { codeOf } from './platform/error-code.ts';
import { handleSiteChecks } from './content/checks/site-checks.ts';
import { handleEntryJobs } from './content/forms/entry-jobs.ts';
import { keepSwept } from './content/forms/expiry.ts';
import { FormFiles } from './content/forms/form-files.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { Mailer } from './platform/mail/mailer.ts';
import { openMediaStorage } from './platform/storage/media-storage.ts';
import { keepSchedule } from './content/pages/schedule.ts';
import { keepCompact } from './content/programme/event-counts.ts';
import { keepIndexed } from './application/search/search-index.ts';
import { loadHouse } from './application/seed/load-house.ts';
import { keepDatesMoving, seed } from './application/seed/seed.ts';
import { StartError } from './platform/start-error.ts';
import { urlsWith } from './platform/urls.ts';
import { Passkeys } from './content/users/passkeys.ts';
import { Sessions } from './content/users/sessions.ts';
import { handleRetention } from './application/retention/retention.ts';
import { keepOnTime } from './application/search/keep-on-time.ts';

/** Requests may take this long to finish at the end, in milliseconds: a visitor with a slow line must not keep the database open. */
const FINISH_WITHIN_MS = 7000;

/** A content service that takes requests. */
export interface OpenService {
  /** Where it listens. */
  url: string;
  /** Lets requests under way finish, ends those that take long, then closes the database. */
  close: () => Promise<void>;
}

export interface OpenServiceOptions {
  settings: Settings;
  now?: () => Date;
  /** Where its log goes, if not to standard output. */
  logTo?: DestinationStream;
}

/**
 * Opens the database, brings it up to date and listens. Knows nothing of the process it runs in: several may run in one.
 * @throws StartError when it cannot be opened
 */
export async function openService({
  settings,
  now = () => new Date(),
  logTo,
}: OpenServiceOptions): Promise<OpenService> {
  const store = await openStore(settings);
  try {
    const operatorToken = newToken();
    const app = await prepare(store, { settings, now, logTo }, operatorToken);
    const url = await listen(app, settings);
    const revokeAccess = grantAccess(settings.dataDir, { url, token: operatorToken });
    const close = async (): Promise<void> => {
      const losingPatience = setTimeout(() => app.server.closeAllConnections(), FINISH_WITHIN_MS);
      await app.close();
      clearTimeout(losingPatience);
      revokeAccess();
      await store.close();
    };
    return { url, close };
  } catch (error) {
    await store.close();
    throw error;
  }
}

type Preparation = OpenServiceOptions & { now: () => Date };

async function prepare(
  store: Store,
  { settings, now, logTo }: Preparation,
  operatorToken: string,
): Promise<FastifyInstance> {
  const house = await loadHouse(settings.house);
  const mediaStorage = await openMediaStorage(settings);
  const urlsOf = urlsWith(settings.listingNames);
  await store.exclusively(async () => {
    await migrate(store);
    await seed({ store, house, mediaStorage, urlsOf, password: settings.demoPassword, now: now() });
  });
  const changes = new Changes(store);
  await changes.start();
  const service = {
    db: store.db,
    changes,
    jobs: new Jobs({ store, now }),
    sessions: new Sessions(store.db, now, { adminsNeedPasskey: settings.adminPasskeys === 'required' }),
    passkeys: new Passkeys({ db: store.db, now, siteUrl: settings.siteUrl }),
    urlsOf,
    shopPaths: [settings.webshopTemplatePath, settings.webshopPath],
    now,
    mediaStorage,
    drawPicture: house.draw,
    dataDirectory: settings.dataDir,
    operatorToken,
    formFiles: new FormFiles(store.db, settings.dataDir, now),
    mailer: settings.mail && new Mailer(settings.mail),
    siteUrl: settings.siteUrl,
    trustedProxies: settings.trustedProxies,
    showsModules: settings.modulesPage === 'on',
    secureCookies: settings.siteUrl?.startsWith('https:') ?? false,
  };
  const app = await createApp(service, store, settings.logLevel, logTo);
  const stopCaring = keepDatesMoving(service);
  const stopIndexing = await keepIndexed({ ...service, log: app.log });
  const stopCompacting = await keepCompact(service.db);
  const stopScheduling = keepSchedule(service, app.log);
  const stopWatchingTheClock = keepOnTime(service, app.log);
  const stopSweeping = await keepSwept(service.formFiles, app.log);
  handleEntryJobs(service, app.log);
  handleSiteChecks(service);
  handleRetention(service);
  await service.jobs.start(app.log);
  app.addHook('onClose', async () => {
    stopCaring();
    stopCompacting();
    // The database is closed after this: nothing may still be asking it.
    await Promise.all([stopIndexing(), stopScheduling(), stopWatchingTheClock(), stopSweeping(), service.jobs.stop()]);
  });
  return app;
}

/** @returns the address @throws StartError FOYER-402 when the port is taken or reserved, or the host is none of this machine's */
async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    await app.close();
    const sentence = {
      EADDRINUSE: `Port ${port} on ${host} is taken; stop what uses it or choose another PORT.`,
      EACCES: `Port ${port} on ${host} may not be used by this user; choose another PORT.`,
      EADDRNOTAVAIL: `This machine has no address ${host}; choose another HOST.`,
      ENOTFOUND: `This machine has no address ${host}; choose another HOST.`,
    }[codeOf(error) ?? ''];
    if (sentence === undefined) throw error;
    throw new StartError('FOYER-402', sentence, { cause: error });
  }
}
