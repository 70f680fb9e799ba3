import { DEFAULT_LOCALE, LOCALES, type Locale, type Snapshot } from '@foyer/shared';
import type { ShellAssets } from '../assets/shell-assets.ts';
import type { WorkerPlan } from '../../worker-plan.ts';
import type { OfflinePage } from './offline-pages.ts';

/** Takes an installed worker back: it unregisters itself and forgets what it kept. Open pages go on without one. */
export const LEAVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/**
 * The service worker as it is sent: what it has to keep, and its code. Its text changes with every deploy.
 * @param code of the built worker; null for one that takes itself back
 */
export function serviceWorker(
  code: string | null,
  snapshot: Snapshot,
  assets: ShellAssets,
  pages: Record<Locale, OfflinePage>,
): string {
  if (code === null) return LEAVING_WORKER;
  const languages = [DEFAULT_LOCALE, ...LOCALES.filter((locale) => locale !== DEFAULT_LOCALE)];
  const plan: WorkerPlan = {
    kept: [
      ...[...assets.scripts, ...assets.fonts].map((url) => ({ url, revision: null })),
      ...languages.map((locale) => ({ url: pages[locale].path, revision: pages[locale].revision })),
    ],
    offline: Object.fromEntries(languages.map((locale) => [locale, pages[locale].path])),
    releases: Object.values(snapshot.remotes).map(({ base }) => base),
  };
  return `self.foyerPlan=${JSON.stringify(plan)};\n${code}`;
}
