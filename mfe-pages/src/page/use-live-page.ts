import { useSite } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';
import { useEffect, useState } from 'react';

/**
 * The page to show: what was loaded, or what has become of it in the site's `currentPage` store, which an editor changes.
 * Registers the page there while it is on show. Call it from an observer.
 */
export function useLivePage(loaded: Page): Page {
  const { currentPage } = useSite();
  // The store may still hold the same page in another language or version: it counts once this one has been put there.
  const [registered, setRegistered] = useState<Page | null>(null);

  useEffect(() => {
    currentPage.show(loaded);
    setRegistered(loaded);
    return () => {
      if (currentPage.page?.id === loaded.id) currentPage.show(null);
    };
  }, [currentPage, loaded]);

  const { page: live, content } = currentPage;
  if (registered !== loaded || live?.id !== loaded.id) return loaded;
  return content && content.modules !== live.modules ? { ...live, modules: content.modules } : live;
}
