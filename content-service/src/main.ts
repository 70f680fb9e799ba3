import type { FastifyInstance } from 'fastify';
import { readSettings, type Settings } from '@foyer/shared/settings';
import { createApp } from './app.ts';
import { grantAccess, newToken } from './archive/operator-access.ts';
import { keepAuditShort } from './audit/audit-trail.ts';
import { Changes } from './changes/changes.ts';
import type { Store } from './database/database.ts';
import { migrate } from './database/migrate.ts';
import { openStore } from './database/open-store.ts';
import { codeOf } from './error-code.ts';
import { handleEntryJobs } from './forms/entry-jobs.ts';
import { keepSwept } from './forms/expiry.ts';
import { FormFiles } from './forms/form-files.ts';
import { Jobs } from './jobs/jobs.ts';
import { Mailer } from './mail/mailer.ts';
import { openMediaStorage } from './media/media-storage.ts';
import { keepSchedule } from './pages/schedule.ts';
import { keepCompact } from './programme/event-counts.ts';
import { keepIndexed } from './search/search-index.ts';
import { keepDemoCurrent, seedDemo } from './seed/seed.ts';
import { StartError } from './start-error.ts';
import { urlsWith } from './urls.ts';
import { Sessions } from './users/sessions.ts';

/** Requests may take this long to finish after SIGTERM; the whole stop stays below ten seconds. */
const STOP_WITHIN_MS = 9000;

async function start(settings: Settings): Promise<void> {
  const store = await openStore(settings);
  try {
    const operatorToken = newToken();
    const app = await prepare(store, settings, operatorToken);
    const url = await listen(app, settings);
    stopOnSignal(app, store, grantAccess(settings.dataDir, { url, token: operatorToken }));
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function prepare(store: Store, settings: Settings, operatorToken: string): Promise<FastifyInstance> {
  const now = (): Date => new Date();
  const mediaStorage = await openMediaStorage(settings);
  const urlsOf = urlsWith(settings.listingNames);
  await store.exclusively(async () => {
    await migrate(store);
    await seedDemo({ store, mediaStorage, urlsOf, password: settings.demoPassword, now: now() });
  });
  const changes = new Changes(store);
  await changes.start();
  const service = {
    db: store.db,
    changes,
    jobs: new Jobs({ store, now }),
    sessions: new Sessions(store.db, now),
    urlsOf,
    now,
    mediaStorage,
    dataDirectory: settings.dataDir,
    operatorToken,
    formFiles: new FormFiles(store.db, settings.dataDir, now),
    mailer: settings.mail && new Mailer(settings.mail),
    siteUrl: settings.siteUrl,
    secureCookies: settings.siteUrl?.startsWith('https:') ?? false,
  };
  const app = await createApp(service, store, settings.logLevel);
  const stopCaring = keepDemoCurrent(service);
  const stopIndexing = await keepIndexed(service);
  const stopCompacting = await keepCompact(service.db);
  const stopScheduling = keepSchedule(service, app.log);
  const stopSweeping = await keepSwept(service.formFiles, app.log);
  handleEntryJobs(service, app.log);
  const stopForgetting = keepAuditShort(service, app.log);
  await service.jobs.start(app.log);
  app.addHook('onClose', async () => {
    stopCaring();
    stopIndexing();
    stopCompacting();
    stopScheduling();
    stopSweeping();
    stopForgetting();
    await service.jobs.stop();
  });
  return app;
}

/** @returns the address @throws StartError FOYER-402 when the port is taken */
async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    const address = await app.listen({ host, port });
    process.stdout.write(`Content service ready at ${address}\n`);
    return address;
  } catch (error) {
    await app.close();
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new StartError('FOYER-402', `Port ${port} on ${host} is taken; stop what uses it or choose another PORT.`, { cause: error });
  }
}

function stopOnSignal(app: FastifyInstance, store: Store, revokeAccess: () => void): void {
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref();
    await app.close();
    revokeAccess();
    await store.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}

try {
  await start(readSettings());
} catch (error) {
  const expected = error instanceof Error && codeOf(error)?.startsWith('FOYER-');
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
