import { useSite } from '@foyer/shared';
import { useEffect, useState } from 'react';
import { type Orphan, orphans } from '../editing/saving/orphans.ts';

/** What this browser has of pages that are gone; none until that is known. */
export function useOrphans(): readonly Orphan[] {
  const site = useSite();
  const [found, setFound] = useState<readonly Orphan[]>([]);
  useEffect(() => {
    let isGone = false;
    void orphans(site).then((left) => !isGone && setFound(left));
    return () => {
      isGone = true;
    };
  }, [site]);
  return found;
}
