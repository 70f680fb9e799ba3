import type { EmotionCache } from '@emotion/react';
import { FragmentRoot } from '../fragment/fragment-root.tsx';
import type { SlotHost } from '../fragment/slot-host.ts';
import type { Site } from '../stores/site.ts';
import { FragmentFallback } from './fragment-fallback.tsx';
import { mountParcel } from './lifecycles.tsx';

/** Where a notice stands. */
export interface NoticePlace {
  site: Site;
  cache: EmotionCache;
  slots: SlotHost;
  /** The notice is added to its end; what the server sent stays untouched. */
  parent: HTMLElement;
  /** Whether something readable stands there. */
  readable: boolean;
}

/** Says at the end of an element that its fragment failed, and offers to try again. @returns a function that removes the notice. */
export function mountNotice({ site, cache, slots, parent, readable }: NoticePlace, onRetry: () => void): () => void {
  const element = parent.appendChild(document.createElement('div'));
  const Notice = () => (
    <FragmentRoot
      site={site}
      location={site.navigation.location}
      namespace="foyer.fallback"
      slots={slots}
      cache={cache}
    >
      <FragmentFallback readable={readable} onRetry={onRetry} />
    </FragmentRoot>
  );
  const parcel = mountParcel('notice', Notice, element, {
    hydrate: false,
    prefix: 'notice-',
    onMismatch: () => undefined,
  });
  return () => {
    void parcel.mountPromise.then(() => parcel.unmount()).finally(() => element.remove());
  };
}
