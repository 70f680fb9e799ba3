import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';
import type { PageLocation } from '../contract.ts';
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
  children: ReactNode;
}

/** Everything a React root of the site stands in; the same tree on server and browser, so that React's ids agree. */
export function FragmentRoot({ site, location, namespace, slots, cache, now, children }: FragmentRootProps) {
  const scope = useMemo<Scope>(
    () => ({ site, location, namespace, slots, now: now === undefined ? site.now : new Date(now) }),
    [site, location, namespace, slots, now],
  );
  return (
    <CacheProvider value={cache}>
      <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>
    </CacheProvider>
  );
}
