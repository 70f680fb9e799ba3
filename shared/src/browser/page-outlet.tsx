import type { EmotionCache } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Boundary } from '../fragment/boundary.tsx';
import { FragmentRoot } from '../fragment/fragment-root.tsx';
import { FragmentView } from '../fragment/fragment-view.tsx';
import { namespaceOf } from '../fragment/load-fragment.ts';
import type { SlotHost } from '../fragment/slot-host.ts';
import type { Site } from '../stores/site.ts';
import { reportFailure } from './failures.ts';
import { FragmentFallback } from './fragment-fallback.tsx';

export interface PageOutletProps {
  remote: string;
  site: Site;
  slots: SlotHost;
  cache: EmotionCache;
  /** Told when a page's DOM is in place. */
  onShown: (key: string) => void;
  /** What the server had sent for a page, to fall back to. */
  serverHtml: (key: string) => string;
}

/** The root of a remote's application: shows the remote's own last page, whatever the site's address is by now. */
export const PageOutlet = observer(function PageOutlet({
  remote,
  site,
  slots,
  cache,
  onShown,
  serverHtml,
}: PageOutletProps) {
  const page = site.navigation.pages.get(remote);
  const key = page?.key ?? '';
  useLayoutEffect(() => onShown(key), [key, onShown]);
  if (!page?.definition) return null;
  return (
    <FragmentRoot
      site={site}
      location={page.location}
      namespace={namespaceOf(remote, page.fragment)}
      slots={slots}
      cache={cache}
      now={page.now}
    >
      <Boundary
        // Another query of the same page changes it in place: focus and open panels stay.
        key={`${page.fragment} ${page.location.pathname}`}
        fallback={(_error, retry) => (
          <FragmentFallback readable={serverHtml(key) !== ''} serverHtml={serverHtml(key)} onRetry={retry} />
        )}
        onError={(error) => reportFailure(site, remote, page.fragment, error)}
      >
        <FragmentView definition={page.definition} data={page.data} props={{}} />
      </Boundary>
    </FragmentRoot>
  );
});
