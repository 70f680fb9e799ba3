import { FragmentRoot, observer } from '@foyer/shared';
import { nextTask, type StartedSite } from '@foyer/shared/browser';
import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BOTTOM_PREFIX, Bottom, LAYOUT_NAMESPACE, Top, TOP_PREFIX } from '../layout/index.ts';

/** Header and footer take over what the server sent. They follow the site's location, in whatever language it is. */
export async function hydrateLayout({ site, cache, slots }: StartedSite): Promise<void> {
  takeOver('top', TOP_PREFIX, Top);
  await nextTask();
  takeOver('bottom', BOTTOM_PREFIX, Bottom);

  function takeOver(name: string, identifierPrefix: string, Part: ComponentType): void {
    const element = document.querySelector(`[data-shell="${name}"]`);
    if (!element) return;
    const Root = observer(() => (
      <FragmentRoot
        site={site}
        location={site.navigation.location}
        namespace={LAYOUT_NAMESPACE}
        slots={slots}
        cache={cache}
      >
        <Part />
      </FragmentRoot>
    ));
    const options = {
      identifierPrefix,
      onRecoverableError: (error: unknown) =>
        console.error(`FOYER-309: hydrating the ${name} of the page repaired a mismatch`, error),
    };
    // In slices of a few milliseconds; what the visitor touches meanwhile comes first.
    startTransition(() => void hydrateRoot(element, <Root />, options));
  }
}
