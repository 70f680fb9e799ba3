import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, FoyerError, LOCALES, manifestPath, type Locale, type Snapshot } from '@foyer/shared';
import type { HouseTexts } from '@foyer/shared/api';
import type { Settings } from '@foyer/shared/settings';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAccepted } from '../accepted-coding.ts';
import type { ShellAssets } from '../assets/shell-assets.ts';
import { filesBelow, StaticFiles } from '../assets/static-files.ts';
import { SECURITY_HEADERS } from '../security-headers.ts';
import { originOf } from '../site-origin.ts';
import type { Sitemap, SitemapFile } from '../sitemap/sitemap.ts';
import { LRUCache } from 'lru-cache';
import { offlinePages, offlinePath, type OfflinePage } from './offline-pages.ts';
import { robotsTxt } from './robots.ts';
import { securityTxt } from './security-txt.ts';
import { serviceWorker } from './service-worker.ts';
import { webManifest } from './web-manifest.ts';

/** Of files whose names stay the same: half an hour for what says how the site is made, a day for its pictures. */
const HALF_HOUR = 'public, max-age=1800';
const DAY = 'public, max-age=86400';
const RETRY_AFTER_S = '60';
/** What the build draws; see `SitePictures` of the build kit. */
const PICTURES = [
  'favicon.ico',
  'favicon.svg',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.jpg',
];
/** A worker needs the network, and nothing else. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

export interface SiteFilesOptions {
  settings: Pick<Settings, 'siteUrl' | 'securityContact' | 'serviceWorker'>;
  /** Who the house is. Never throws. */
  house: (locale: Locale) => Promise<HouseTexts>;
  assets: ShellAssets;
  /** `dist/client` of the shell. */
  shellDir: string;
  sitemap: Sitemap;
  /** The registry as visitors without a permission know it. */
  snapshot: () => Snapshot;
  report: (error: FoyerError) => void;
}

/** What browsers, search engines and other machines ask a site for by fixed names. */
export function siteFileRoutes(
  app: FastifyInstance,
  { settings, house, assets, shellDir, sitemap, snapshot, report }: SiteFilesOptions,
): void {
  const siteOrigin = (request: FastifyRequest) => settings.siteUrl ?? originOf(request);
  const send = (
    reply: FastifyReply,
    type: string,
    caching: string,
    body: string | Buffer,
    more: Record<string, string> = {},
  ) =>
    reply
      .headers({ ...SECURITY_HEADERS, 'cache-control': caching, ...more })
      .type(type)
      .send(body);

  app.get('/robots.txt', (request, reply) =>
    send(reply, 'text/plain; charset=utf-8', HALF_HOUR, robotsTxt(siteOrigin(request))),
  );
  app.get('/.well-known/security.txt', async (request, reply) => {
    const contact = settings.securityContact ?? (await house(DEFAULT_LOCALE)).security_contact;
    return contact
      ? send(reply, 'text/plain; charset=utf-8', HALF_HOUR, securityTxt(contact, siteOrigin(request), new Date()))
      : reply.code(404).type('text/plain').send('Not found');
  });
  for (const locale of LOCALES)
    app.get(manifestPath(locale), async (_, reply) =>
      send(reply, 'application/manifest+json; charset=utf-8', HALF_HOUR, webManifest(locale, await house(locale))),
    );

  const pictures = new StaticFiles(filesBelow(join(shellDir, 'site')));
  for (const name of PICTURES) {
    app.get(`/${name}`, async (_, reply) => {
      const file = await pictures.find(name, '');
      // Others may show the site by its picture.
      return file
        ? send(reply, file.type, DAY, file.bytes, { 'cross-origin-resource-policy': 'cross-origin' })
        : reply.code(404).type('text/plain').send('Not found');
    });
  }

  app.get('/sitemap.xml', (request, reply) => sendSitemap(null, request, reply));
  app.get('/sitemap-:part(^[1-9]\\d{0,3}$).xml', (request, reply) =>
    sendSitemap(Number((request.params as { part: string }).part), request, reply),
  );

  const made = new LRUCache<string, Record<Locale, OfflinePage>>({ max: 1 });
  const pagesNow = async () => {
    const { name } = await house(DEFAULT_LOCALE);
    const pages = made.get(name) ?? offlinePages(assets, name);
    made.set(name, pages);
    return pages;
  };
  for (const locale of LOCALES) {
    app.get(offlinePath(locale), async (_, reply) => {
      const { html, contentSecurityPolicy } = (await pagesNow())[locale];
      return send(reply, 'text/html; charset=utf-8', 'no-cache', html, {
        'content-security-policy': contentSecurityPolicy,
      });
    });
  }
  const code = settings.serviceWorker === 'on' ? workerCode(shellDir) : null;
  app.get('/sw.js', async (_, reply) =>
    send(
      reply,
      'text/javascript; charset=utf-8',
      'no-cache',
      serviceWorker(code, snapshot(), assets, await pagesNow()),
      {
        'content-security-policy': WORKER_POLICY,
        'service-worker-allowed': '/',
      },
    ),
  );

  async function sendSitemap(part: number | null, request: FastifyRequest, reply: FastifyReply) {
    let file: SitemapFile | null;
    try {
      file = await sitemap.find(part, siteOrigin(request));
    } catch (error) {
      if (!(error instanceof FoyerError)) throw error;
      report(error);
      return reply
        .code(503)
        .headers({ 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' })
        .type('text/plain')
        .send('The sitemap cannot be made right now.');
    }
    if (!file) return reply.code(404).type('text/plain').send('Not found');
    const isZipped = isAccepted('gzip', String(request.headers['accept-encoding'] ?? ''));
    if (isZipped) reply.header('content-encoding', 'gzip');
    return send(
      reply.header('vary', 'Accept-Encoding'),
      'application/xml; charset=utf-8',
      HALF_HOUR,
      isZipped ? file.zipped : file.plain,
    );
  }
}

/** The built worker; null in development, where none is built: browsers that have one from before lose it. */
function workerCode(shellDir: string): string | null {
  try {
    return readFileSync(join(shellDir, '../worker/sw.js'), 'utf8');
  } catch {
    return null;
  }
}
