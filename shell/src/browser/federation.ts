/** The module federation runtime: loads remotes, and hands them what the shell has already. */
import * as emotion from '@emotion/react';
import * as emotionDevelopment from '@emotion/react/jsx-dev-runtime';
import * as emotionJsx from '@emotion/react/jsx-runtime';
import * as shared from '@foyer/shared';
import type { Federation } from '@foyer/shared/browser';
import { createInstance } from '@module-federation/enhanced/runtime';
import provideRuntime from '@module-federation/inject-external-runtime-core-plugin';
import * as react from 'react';
import * as reactDevelopment from 'react/jsx-dev-runtime';
import * as reactJsx from 'react/jsx-runtime';

/** Versions of the shared modules, written by the build. */
declare const SHARED_VERSIONS: Record<string, string>;

const MODULES: Record<string, object> = {
  react,
  'react/jsx-runtime': reactJsx,
  'react/jsx-dev-runtime': reactDevelopment,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotionJsx,
  '@emotion/react/jsx-dev-runtime': emotionDevelopment,
  '@foyer/shared': shared,
};

/** What the entries of remotes must be, by address. */
const integrities = new Map<string, string>();

/** Starts the runtime, with one instance of each shared module: the shell's own. */
export function startFederation(): Federation {
  const instance = createInstance({
    name: 'foyer_shell',
    remotes: [],
    shared: Object.fromEntries(
      Object.entries(SHARED_VERSIONS).map(([key, version]) => [
        key,
        {
          version,
          scope: 'default',
          lib: () => MODULES[key],
          // It has no range to check its own modules against.
          shareConfig: { singleton: true, eager: true, requiredVersion: false as const },
        },
      ]),
    ),
    plugins: [
      provideRuntime(),
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
    ],
  });
  return {
    loadRemote: (id) => instance.loadRemote(id),
    registerRemotes: (remotes, options) => {
      for (const { entry, integrity } of remotes) integrities.set(entry, integrity);
      instance.registerRemotes(remotes, options);
    },
  };
}
