import { fileURLToPath } from 'node:url';
import { FoyerError } from '@foyer/shared';
import type { Settings } from '@foyer/shared/settings';
import type { FastifyInstance } from 'fastify';
import { readShellAssets } from './assets/shell-assets.ts';
import { PageCache } from './cache/page-cache.ts';
import { PurgeInFront } from './cache/purge-in-front.ts';
import { LastGood, NO_LAST_GOOD } from './compose/last-good.ts';
import type { House } from './compose/house.ts';
import { Changes } from './content/changes.ts';
import { ContentService } from './content/content-service.ts';
import { SiteContent } from './content/site-content.ts';
import { createGateway } from './gateway.ts';
import { Health } from './health.ts';
import { createLog, createReport } from './monitoring/log.ts';
import { Metrics } from './monitoring/metrics.ts';
import { Pages } from './pages.ts';
import { Rehearsal } from './rehearsal.ts';
import { ActiveReleases } from './releases/active-releases.ts';
import { openReader } from './releases/open-store.ts';
import { createRenderer } from './render/create-renderer.ts';
import { Sitemap } from './sitemap/sitemap.ts';
import { warmUp } from './warm-up.ts';

/** Pages are fresh for so long while changes are announced, and while they are not, in milliseconds. */
const TTL_MS = { announced: 60_000, unannounced: 10_000 };
/** The pages for a site that is offline are fetched ahead so often, in milliseconds. */
const OFFLINE_PAGES_EVERY_MS = 60_000;
/** How long requests under way may take once the process is asked to stop, in milliseconds. */
const STOP_LIMIT_MS = 8000;

/** A site that runs. */
export interface SiteServer {
  /** Where it listens. */
  url: string;
  stop: () => Promise<void>;
}

/** What the server of a development site tells whoever builds the remotes. */
export interface Development {
  /** Pages consist of these releases from now on: by remote. */
  onSwitch: (releases: Record<string, string>) => void;
  /** Something went wrong that visitors of a site in operation would be spared. */
  onFailure: (failure: FoyerError) => void;
}

/** What a site is started from. */
export interface SiteServerOptions {
  settings: Settings;
  /** `dist/client` of the shell. */
  shellDir?: string;
  /** For a site in development: browsers do not check what they load, as files change under their address, and nothing good of before hides a failure. */
  development?: Development;
  /** The script of render threads; tests bring a compiled one. */
  threadScript?: URL;
  /** How long a connection may be silent, in milliseconds; tests have less time. */
  silenceMs?: number | undefined;
}

/**
 * Starts the site.
 * @throws FoyerError FOYER-101 for a corrupt registry, FOYER-502 for a taken port, FOYER-503 when the shell is not built.
 */
export async function startSite({
  settings,
  shellDir = fileURLToPath(new URL('../../dist/client/', import.meta.url)),
  development,
  threadScript,
  silenceMs,
}: SiteServerOptions): Promise<SiteServer> {
  const metrics = new Metrics();
  const log = createLog(settings);
  const logFailure = createReport(log, metrics);
  const report = (failure: FoyerError) => {
    logFailure(failure);
    development?.onFailure(failure);
  };
  const assets = readShellAssets(shellDir);
  const store = await openReader(settings, report);
  const service = new ContentService(settings.apiUrl);
  const content = new SiteContent(service, report, settings.errorPageUrl);
  const renderer = createRenderer({
    settings,
    store,
    report,
    onReplaced: (remote) => metrics.replaced(remote),
    threadScript,
  });
  const releases = new ActiveReleases({
    store,
    names: settings.listingNames,
    isPinned: !development,
    warm: (remote, release) => renderer.warm(remote, release),
    report,
    onSwitch: ({ all }) => {
      renderer.retain(all);
      const remotes = Object.fromEntries(Object.entries(all.remotes).map(([remote, { release }]) => [remote, release]));
      store.retain?.(remotes);
      log.info({ snapshot: all.id, remotes }, 'releases in use');
      development?.onSwitch(remotes);
    },
  });
  const ttlMs = () => (changes.isConnected ? TTL_MS.announced : TTL_MS.unannounced);
  const cache = new PageCache({ ttlMs, staleIfErrorMs: settings.staleIfErrorS * 1000 });
  const inFront = settings.purgeUrl === null ? null : new PurgeInFront(settings.purgeUrl, report);
  const sitemap = new Sitemap({
    read: (page) => service.sitemap(page),
    snapshot: () => releases.snapshots.open,
    ttlMs,
  });
  const changes = new Changes(service, (tags) => {
    content.expire(tags);
    cache.purge(tags);
    sitemap.purge(tags);
    inFront?.purge(tags);
    metrics.purge(tags ? 'some' : 'all');
    // Nobody knows what has changed: it may be that page.
    if (!tags) void content.fetchOfflinePages();
  });
  const house: House = {
    content,
    renderer,
    assets,
    webshop: { template: settings.webshopTemplatePath, shop: settings.webshopPath },
    lastGood: development ? NO_LAST_GOOD : new LastGood(),
    snapshots: () => releases.snapshots,
    integrityOf: (address) => releases.integrityOf(address) ?? assets.integrity[address],
    contentMark: () => (changes.isConnected ? String(cache.mark) : null),
    report,
    onRendered: metrics.render.bind(metrics),
  };
  metrics.followed(() => releases.trouble === null);
  const health = new Health(content, releases, renderer, new Rehearsal(house));
  const pages = new Pages(house, cache, metrics, settings);
  let app: FastifyInstance | null = null;

  const fetchAhead = setInterval(() => void content.fetchOfflinePages(), OFFLINE_PAGES_EVERY_MS).unref();

  const stop = async () => {
    health.isStopping = true;
    clearInterval(fetchAhead);
    releases.stop();
    changes.stop();
    const closed = app?.close();
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, STOP_LIMIT_MS).unref())]);
    await renderer.close();
  };

  try {
    await releases.start();
    changes.start();
    await warmUp(house);
    app = await createGateway({
      settings,
      pages,
      health,
      store,
      report,
      shellDir,
      siteFiles: {
        settings,
        house: (locale) => content.house(locale),
        assets,
        sitemap,
        snapshot: () => releases.snapshots.open,
        report,
      },
      metrics,
      log,
      silenceMs,
    });
    return { url: await listen(app, settings), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<string> {
  try {
    return await app.listen({ host, port, listenTextResolver: (address) => `listening at ${address}` });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new FoyerError('FOYER-502', `port ${port} of ${host} is taken: stop what listens there, or set PORT`);
    if (code === 'EACCES')
      throw new FoyerError('FOYER-502', `port ${port} of ${host} may not be used by this user: set PORT`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new FoyerError('FOYER-502', `this machine has no address ${host}: set HOST`);
    throw error;
  }
}
