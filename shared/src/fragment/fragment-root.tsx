import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import { Router, type Navigator } from 'react-router-dom';
import type { PageLocation } from '../contract.ts';
import type { NavigationStore } from '../navigation/navigation-store.ts';
import type { Site } from '../stores/site.ts';
import { ScopeContext, type Scope } from './scope.ts';
import type { SlotHost } from './slot-host.ts';

export interface FragmentRootProps {
  site: Site;
  location: PageLocation;
  namespace: string;
  slots: SlotHost;
  cache: EmotionCache;
  /** ISO instant at which the page was made; that of the site if not given. */
  now?: string;
  /** Identifies the history entry, as react-router wants it. */
  locationKey?: string;
  children: ReactNode;
}

/** Everything a React root of the site stands in; the same tree on server and browser, so that React's ids agree. */
export function FragmentRoot({ site, location, namespace, slots, cache, now, locationKey = 'default', children }: FragmentRootProps) {
  const scope = useMemo<Scope>(
    () => ({ site, location, namespace, slots, now: now === undefined ? site.now : new Date(now) }),
    [site, location, namespace, slots, now],
  );
  const navigator = useMemo(() => navigatorOf(site.navigation), [site]);
  return (
    <CacheProvider value={cache}>
      <ScopeContext.Provider value={scope}>
        <Router location={{ pathname: location.pathname, search: location.search, hash: location.hash, key: locationKey }} navigator={navigator}>
          {children}
        </Router>
      </ScopeContext.Provider>
    </CacheProvider>
  );
}

/** Binds react-router to the navigation store, which owns history. */
function navigatorOf(navigation: NavigationStore): Navigator {
  const hrefOf: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`);
  return {
    createHref: hrefOf,
    go: (delta) => globalThis.history?.go(delta),
    push: (to) => void navigation.navigate(hrefOf(to)),
    replace: (to) => void navigation.navigate(hrefOf(to), { replace: true }),
  };
}
