import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { FragmentRoot } from '../fragment/fragment-root.tsx';
import { NO_SLOTS } from '../fragment/slot-host.ts';
import type { Site } from '../stores/site.ts';
import { createServerCache, stylesOf } from './emotion.ts';

enableStaticRendering(true);

export interface RenderedRoot {
  html: string;
  /** Emotion's rules by id. */
  styles: Record<string, string>;
}

/**
 * Renders a React root of the shell (header, footer) on the server.
 * @param prefix of React's ids; the browser hydrates with the same.
 */
export function renderRoot(site: Site, namespace: string, prefix: string, children: ReactNode): RenderedRoot {
  const cache = createServerCache();
  const html = renderToString(
    <FragmentRoot site={site} location={site.navigation.location} namespace={namespace} slots={NO_SLOTS} cache={cache}>
      {children}
    </FragmentRoot>,
    { identifierPrefix: prefix },
  );
  return { html, styles: stylesOf(cache) };
}
