/**
 * The service worker `/sw.js`: static files from the cache, since they never change under their address, and a page
 * that says so when there is no connection. Pages themselves, calls of the API and everything else are never kept.
 */
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { addRoute, matchPrecache, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { forgetOldFiles } from './old-files.ts';
import type { WorkerPlan } from '../worker-plan.ts';

declare const self: ServiceWorkerGlobalScope & { foyerPlan: WorkerPlan };

const STATIC_CACHE = 'foyer-static';
const STATIC_FILE = /^\/(?:assets\/|releases\/[^/]+\/[^/]+\/client\/)/;
const { kept, offline, releases } = self.foyerPlan;
const languages = Object.keys(offline);

// A new worker takes over at once: what it would do otherwise concerns files that never change.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(forgetOldFiles(STATIC_CACHE, releases)));

precache(kept);
addRoute({ directoryIndex: '', cleanURLs: false });

registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && request.method === 'GET' && STATIC_FILE.test(url.pathname),
  new CacheFirst({ cacheName: STATIC_CACHE, matchOptions: { ignoreVary: true } }),
);

// The request for a page starts while the worker does.
enableNavigationPreload();
const pages = new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => offlinePage(request.url) }] });
registerRoute(new NavigationRoute(pages, { allowlist: [new RegExp(`^/(?:${languages.join('|')})?(?:[/?]|$)`)] }));

async function offlinePage(url: string): Promise<Response | undefined> {
  const [first = ''] = languages;
  const [, language = first] = new URL(url).pathname.split('/');
  const page = await matchPrecache(offline[language] ?? offline[first] ?? '');
  return page && new Response(page.body, { status: 503, statusText: 'Offline', headers: page.headers });
}
