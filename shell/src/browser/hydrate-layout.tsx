import { FragmentRoot, observer } from '@foyer/shared';
import type { StartedSite } from '@foyer/shared/browser';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Bottom } from '../layout/bottom.tsx';
import { Top } from '../layout/top.tsx';

/** Header and footer take over what the server sent. They follow the site's location, in whatever language it is. */
export function hydrateLayout({ site, cache, slots }: StartedSite): void {
  takeOver('top', Top);
  takeOver('bottom', Bottom);

  function takeOver(name: string, Part: ComponentType): void {
    const element = document.querySelector(`[data-shell="${name}"]`);
    if (!element) return;
    const Root = observer(() => (
      <FragmentRoot site={site} location={site.navigation.location} namespace="shell" slots={slots} cache={cache}>
        <Part />
      </FragmentRoot>
    ));
    hydrateRoot(element, <Root />, {
      identifierPrefix: `${name}-`,
      onRecoverableError: (error) => console.error(`FOYER-309: hydrating the ${name} of the page repaired a mismatch`, error),
    });
  }
}
