import { ManagedProcess } from './managed-process.ts';
import { CONTENT_SERVICE } from './paths.ts';
import { freePort } from './port.ts';

/** Password of the demo logins `editor` and `admin` in every test. */
export const DEMO_PASSWORD = 'nordlicht-e2e-only';

export interface ContentServiceOptions {
  dataDir: string;
  port?: number;
  /** A PostgreSQL server instead of the embedded database. */
  databaseUrl?: string;
  /** Further settings. */
  env?: Record<string, string>;
}

export interface ContentService {
  url: string;
  port: number;
  process: ManagedProcess;
}

/** Starts a content service without waiting for it: for tests of a refused start. */
export function launchContentService({ dataDir, port = 0, databaseUrl, env }: ContentServiceOptions): ManagedProcess {
  return new ManagedProcess({
    name: 'content service',
    args: ['--enable-source-maps', CONTENT_SERVICE],
    env: {
      DATA_DIR: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      HOUSE: '@foyer/demo-house',
      DEMO_PASSWORD,
      LOG_LEVEL: 'warn',
      MODULES_PAGE: 'on',
      ...env,
    },
  });
}

/** Starts a real content service and waits until it answers. */
export async function startContentService(options: ContentServiceOptions): Promise<ContentService> {
  const port = options.port ?? (await freePort());
  const service = launchContentService({ ...options, port });
  const url = `http://127.0.0.1:${port}`;
  await service.ready(`${url}/pageeditor-api/settings`);
  return { url, port, process: service };
}
