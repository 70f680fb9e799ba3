import { lazy, Suspense, useState } from 'react';
import type { ModuleComponent } from './module.ts';

/** A module whose code comes when a page needs it. */
export interface LazyModule {
  Component: ModuleComponent;
  /** Fetches the code; rendering is immediate from then on. Loaders await it, so that the server renders the module in full. */
  preload: () => Promise<void>;
}

/**
 * Makes a module lazy. Where its code is not there yet, as when a page of the server is hydrated, the server's HTML stays
 * in place until it is.
 */
export function lazyModule(load: () => Promise<ModuleComponent>): LazyModule {
  let loaded: ModuleComponent | null = null;
  const Late = lazy(async () => ({ default: await load() }));
  return {
    preload: async () => {
      loaded = await load();
    },
    Component: (props) => {
      // One choice for the component's life: another one later would mount it anew.
      const [View] = useState(() => loaded ?? Late);
      return (
        <Suspense>
          <View {...props} />
        </Suspense>
      );
    },
  };
}
