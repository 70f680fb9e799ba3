import { observer, useSite } from '@foyer/shared';
import { useEffect, useState } from 'react';
import type { SkeletonVeil } from './skeleton-veil.tsx';

/** A page that is there sooner needs no skeleton (specification §9). */
const AFTER_MS = 200;

/** Shows what is coming while a page takes long. It lies over the old page, which keeps its scroll position until the new one is there. */
export const PageSkeleton = observer(function PageSkeleton() {
  const { navigation } = useSite();
  const { pending, location } = navigation;
  const route = pending && pending.pathname !== location.pathname ? pending.route : null;
  const target = route === null ? null : pending?.pathname;
  const [View, setView] = useState<typeof SkeletonVeil | null>(null);

  useEffect(() => {
    let waits = target !== null;
    const timer = setTimeout(() => {
      // Without its code the progress bar is what shows.
      if (waits)
        import('./skeleton-veil.tsx').then(
          ({ SkeletonVeil: Loaded }) => waits && setView(() => Loaded),
          () => undefined,
        );
    }, AFTER_MS);
    return () => {
      waits = false;
      clearTimeout(timer);
      setView(null);
    };
  }, [target]);

  return View && route !== null && <View route={route} />;
});
