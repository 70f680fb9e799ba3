import { useEffect } from 'react';
import type { Content } from '../stores/current-page-store.ts';
import { useSite } from './hooks.ts';

/**
 * Registers what a page is about, so that its modules can be edited where they stand, and follows what becomes of it.
 * @param shown as it was loaded; the same object as long as nothing else was loaded. Call it from an observer.
 */
export function useContent(shown: Content): Content {
  const { currentPage } = useSite();
  useEffect(() => {
    currentPage.showContent(shown);
    return () => {
      if (currentPage.live(shown) === currentPage.content) currentPage.showContent(null);
    };
  }, [currentPage, shown]);
  return currentPage.live(shown);
}
