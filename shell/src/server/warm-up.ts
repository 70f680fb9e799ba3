import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_LOCALE, LOCALES, type Snapshot } from '@foyer/shared';
import { compose } from './compose/compose.ts';
import type { House } from './compose/house.ts';

/** Nobody waits for these pages: they may take their time, in milliseconds. */
const PATIENCE_MS = 2500;
/** Whose error pages shall be at hand when they are needed. */
const ERROR_STATUSES = [404, 500];
/** The site opens after so long, warm or not. */
const LIMIT_MS = 6000;

/**
 * Composes a page of each fragment before the first visitor comes: code that runs for the first time is many times slower,
 * and could miss its deadline on a busy machine.
 */
export async function warmUp(house: House): Promise<void> {
  const { renderer } = house;
  const patient: House = {
    ...house,
    renderer: {
      render: (remote, request) => renderer.render(remote, { ...request, timeLimitMs: PATIENCE_MS }, PATIENCE_MS),
    },
    onRendered: () => undefined,
  };
  const limit = new AbortController();
  await Promise.race([
    visit(patient, limit.signal),
    pause(LIMIT_MS, undefined, { signal: limit.signal }).catch(() => undefined),
  ]);
  limit.abort();
}

async function visit(house: House, limit: AbortSignal): Promise<void> {
  try {
    await house.content.settings(DEFAULT_LOCALE);
    await house.content.fetchOfflinePages();
    await Promise.all(
      LOCALES.flatMap((locale) => ERROR_STATUSES.map((status) => house.content.errorPage(status, locale))),
    );
    for (const url of pageAddresses(house.snapshots().open)) {
      if (limit.aborted) return;
      await compose({ url, origin: 'http://warm-up', cookie: '', acceptLanguage: '', now: new Date() }, house);
    }
  } catch {
    // The first visitor will hear what is wrong.
  }
}

/** One address without parameters for each fragment that has one; of all remotes, or of one. */
export function pageAddresses({ remotes }: Snapshot, only?: string): string[] {
  const byFragment = new Map<string, string>();
  for (const [remote, { routes }] of Object.entries(remotes)) {
    if (only !== undefined && remote !== only) continue;
    for (const { fragment, paths } of Object.values(routes)) {
      const path = paths[DEFAULT_LOCALE];
      const key = `${remote} ${fragment}`;
      if (!/[:*]/.test(path) && !byFragment.has(key))
        byFragment.set(key, `/${DEFAULT_LOCALE}${path === '/' ? '' : path}`);
    }
  }
  return [...byFragment.values()];
}
