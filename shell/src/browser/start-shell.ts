import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { startSite, type Federation, type StartedSite } from '@foyer/shared/browser';
import { watchConsent } from './consent/watch-consent.ts';
import { hydrateLayout } from './hydrate-layout.tsx';
import { watchDevice } from './info-layer/watch-device.ts';

/** What the entries of remotes must be, by address. */
const integrities = new Map<string, string>();

registerPlugins([
  {
    name: 'foyer-preloaded-entries',
    // Without CORS, as webpack loads chunks of the same origin and as the page's boot script preloads both: else each would be fetched twice.
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrities.get(url) ?? '';
      return script;
    },
  },
]);

/** Hands the federation runtime to the site's runtime and hydrates header and footer. */
export async function startShell(): Promise<void> {
  const federation: Federation = {
    loadRemote,
    registerRemotes: (remotes, options) => {
      for (const { entry, integrity } of remotes) integrities.set(entry, integrity);
      registerRemotes(remotes, options);
    },
  };
  await startSite(federation, async (started: StartedSite) => {
    await hydrateLayout(started);
    watchConsent(started);
    watchDevice(started);
  });
}
