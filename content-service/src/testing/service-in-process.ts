import type * as settings from '@foyer/shared/settings';
import type * as service from '../open-service.ts';
import { ensureBuilt, freshDirectory, HOUSE, PASSWORD, type ServiceOptions } from './running-service.ts';

declare global {
  /** See jest-environment.mjs. */
  // Only `var` declares what is on the global object.
  var loadContentService: () => Promise<Pick<typeof service, 'openService'> & Pick<typeof settings, 'readSettings'>>;
}

/** A service that a test asks over HTTP. */
export interface TestedService {
  url: string;
  dataDir: string;
  /** Everything that it logged. */
  output: () => string;
  stop: () => Promise<unknown>;
}

export interface InProcessOptions extends ServiceOptions {
  /** The clock it reads, if not that of the machine. */
  now?: () => Date;
}

/** Opens a service in this process, on a random port, with demo content; for tests that do not kill it. */
export async function openInProcess({ dataDir, env = {}, now }: InProcessOptions = {}): Promise<TestedService> {
  ensureBuilt();
  const directory = dataDir ?? (await freshDirectory());
  const { openService, readSettings } = await globalThis.loadContentService();
  const given = {
    DATABASE_URL: process.env['DATABASE_URL'],
    DATA_DIR: directory,
    PORT: '0',
    HOUSE,
    DEMO_PASSWORD: PASSWORD,
    LOG_LEVEL: 'warn',
    ...env,
  };
  let logged = '';
  const { url, close } = await openService({
    settings: readSettings(given),
    now,
    logTo: { write: (line) => void (logged += line) },
  });
  return { url, dataDir: directory, output: () => logged, stop: close };
}
