/** The shell in the browser: hands the federation runtime to the site's runtime and hydrates header and footer. */
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { startSite, type StartedSite } from '@foyer/shared/browser';
import { watchConsent } from './consent/watch-consent.ts';
import { hydrateLayout } from './hydrate-layout.tsx';
import { watchDevice } from './info-layer/watch-device.ts';
import { registerWorker } from './register-worker.ts';

registerPlugins([
  {
    name: 'foyer-preloaded-entries',
    // Without CORS, as webpack loads chunks of the same origin and as the server preloads both: else each would be fetched twice.
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      return script;
    },
  },
]);

function start(): void {
  startSite({ registerRemotes, loadRemote }, (started: StartedSite) => {
    hydrateLayout(started);
    watchConsent(started);
    watchDevice(started);
  });
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start, { once: true });
else start();
registerWorker();
