import { observer, useSite } from '@foyer/shared';
import { lazy, Suspense, useEffect, useState } from 'react';

const HeroVideo = lazy(async () => ({ default: (await import('./hero-video.tsx')).HeroVideo }));

/**
 * A silent film over the hero's picture: after the page is there, and only where motion is welcome and the device can bear it.
 * It is a file of ours: anything else would be a request to a foreign host without consent.
 */
export const HeroFilm = observer(function HeroFilm({ address }: { address: string }) {
  const { holdsBack } = useSite().device;
  const [welcome, setWelcome] = useState(false);
  const isOwn = /^\/(?![/\\])/.test(address);
  useEffect(() => setWelcome(isOwn && window.matchMedia('(prefers-reduced-motion: no-preference)').matches), [isOwn]);
  return welcome && !holdsBack ? (
    <Suspense>
      <HeroVideo address={address} />
    </Suspense>
  ) : null;
});
