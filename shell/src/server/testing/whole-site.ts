import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { readSettings } from '@foyer/shared/settings';
import { integrityOf } from '../releases/files.ts';
import { openStore } from '../releases/open-store.ts';
import { deploy } from '../releases/publish.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { type Development, startSite, type SiteServer } from '../site-server.ts';
import { compiledThread } from './compiled-thread.ts';
import { startContentApi, type ContentApi } from './content-api.ts';
import { sampleRemote, type SampleRemote } from './sample-remote.ts';

const script = compiledThread();

/** What the sample shell's script must be. */
export const SHELL_INTEGRITY = integrityOf(Buffer.from('var shell;'));

/** A running site: real gateway, real threads, real files, and a small content service. */
export interface WholeSite {
  api: ContentApi;
  site: SiteServer;
  store: ReleaseStore;
  deploy: (sample: SampleRemote) => Promise<string>;
  /** Announces a change of these tags, by default of everything. Resolves once the site has heard of it. */
  changed: (...tags: string[]) => Promise<void>;
  /** Asks for a page without following redirects. */
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
}

export interface WholeSiteOptions {
  /** Further settings. */
  environment?: Record<string, string>;
  /** By default any free one. */
  port?: number;
  /** Adds to the folder beside the shell's. */
  furnish?: (root: string) => void;
  development?: Development;
  silenceMs?: number;
}

/** Starts a site with these remotes. */
export async function startWholeSite(
  remotes: SampleRemote[],
  { environment = {}, port = 0, furnish, development, silenceMs }: WholeSiteOptions = {},
): Promise<WholeSite> {
  const root = await mkdtemp(join(tmpdir(), 'foyer-site-'));
  const shellDir = join(root, 'shell');
  await mkdir(join(shellDir, 'fonts'), { recursive: true });
  await writeFile(
    join(shellDir, 'assets.json'),
    JSON.stringify({
      scripts: ['main.1234.js'],
      pages: ['pages.1234.js'],
      integrity: { 'main.1234.js': SHELL_INTEGRITY },
      fonts: { 'bricolage-grotesque': 'fonts/b.woff2', 'instrument-sans': 'fonts/i.woff2' },
    }),
  );
  await writeFile(join(shellDir, 'main.1234.js'), 'var shell;');
  await writeFile(join(shellDir, 'main.1234.js.br'), 'compressed');
  furnish?.(root);
  const api = await startContentApi();
  const settings = readSettings({
    PORT: String(port),
    API_URL: api.url,
    DATA_DIR: root,
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const store = await openStore(settings);
  const publish = async (sample: SampleRemote) =>
    (await deploy(store, await sampleRemote(sample), script)).manifest.release;
  for (const remote of remotes) await publish(remote);
  const site = await startSite({ settings, shellDir, development, threadScript: script, silenceMs }).catch(
    async (error: unknown) => {
      await api.close();
      throw error;
    },
  );
  const get: WholeSite['get'] = (path, headers = {}) => fetch(site.url + path, { redirect: 'manual', headers });
  const purges = async () =>
    [...(await (await get('/metrics')).text()).matchAll(/^foyer_purges_total\S* (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    );
  // With the connection comes the first one.
  await eventually(async () => (await purges()) > 0, { every: 5, what: 'the connection to the content service' });
  return {
    api,
    site,
    store,
    deploy: publish,
    changed: async (...tags) => {
      const before = await purges();
      api.announce(...(tags.length > 0 ? tags : ['*']));
      await eventually(async () => (await purges()) > before, { every: 5, what: 'the change' });
    },
    get,
    close: async () => {
      await site.stop();
      await api.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
