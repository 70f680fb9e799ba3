import { useSyncExternalStore } from 'react';
import { useSite } from '../fragment/hooks.ts';
import type { FavouritesStore } from '../stores/favourites-store.ts';

const never = () => () => undefined;

/** What the visitor has marked; null on the server and while hydrating, since only the browser knows. Call it from an observer. */
export function useFavourites(): FavouritesStore | null {
  const { favourites } = useSite();
  const isThere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isThere ? favourites : null;
}
