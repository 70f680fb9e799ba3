import { createContext, useContext } from 'react';
import type { PageLocation } from '../contract.ts';
import { FoyerError } from '../errors.ts';
import type { Site } from '../stores/site.ts';
import type { SlotHost } from './slot-host.ts';

/** What a React root of the site knows: the shared state, where it is, and whose it is. */
export interface Scope {
  site: Site;
  /** The location this root belongs to; a leaving page keeps its own. */
  location: PageLocation;
  /** The instant at which the page was made. */
  now: Date;
  /** Whose texts `useMessages` reads. */
  namespace: string;
  /** Takes the widgets of `Slot`. */
  slots: SlotHost;
}

/** What every React root of the site stands in; read it through the hooks. */
export const ScopeContext = createContext<Scope | null>(null);

/** The scope of the surrounding root. @throws FoyerError FOYER-303 outside of one. */
export function useScope(): Scope {
  const scope = useContext(ScopeContext);
  if (!scope)
    throw new FoyerError(
      'FOYER-303',
      'a hook of @foyer/shared was used outside of a fragment: render it inside the View of a fragment',
    );
  return scope;
}
