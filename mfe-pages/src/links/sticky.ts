import { useSite, type StickyItem } from '@foyer/shared';
import { useEffect } from 'react';

/** Keeps links within reach while the component that asks for them is on the page. */
export function useStickyLinks(links: StickyItem[]): void {
  const { sticky } = useSite();
  // Lists are made anew with every render; what they say decides.
  const key = JSON.stringify(links);
  useEffect(() => {
    const removals = (JSON.parse(key) as StickyItem[]).map((link) => sticky.add(link));
    return () => removals.forEach((remove) => remove());
  }, [sticky, key]);
}
