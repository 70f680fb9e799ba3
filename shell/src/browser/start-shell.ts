import { startSite, type StartedSite } from '@foyer/shared/browser';
import { watchConsent } from './consent/watch-consent.ts';
import { hydrateLayout } from './hydrate-layout.tsx';
import { watchDevice } from './info-layer/watch-device.ts';

/** In one file with the rest of what loads pages: neither is of use without the other. */
const loadFederation = async () => (await import(/* webpackChunkName: "pages" */ './federation.ts')).startFederation();

/** Starts the site's runtime and hydrates header and footer. */
export async function startShell(): Promise<void> {
  await startSite(loadFederation, async (started: StartedSite) => {
    await hydrateLayout(started);
    watchConsent(started);
    watchDevice(started);
  });
}
