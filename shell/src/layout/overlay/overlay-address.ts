import type { PageLocation } from '@foyer/shared';

/** The query's flag while the overlay is open (specification §2). */
const FLAG = 'overlay';

/** Whether an address asks for the overlay. */
export function asksForOverlay({ search }: Pick<PageLocation, 'search'>): boolean {
  return new URLSearchParams(search).get(FLAG) === 'true';
}

/** The same page with the overlay open. */
export function withOverlay({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  query.set(FLAG, 'true');
  return `${pathname}?${query}`;
}

/** The overlay shows the programme: where that is the page itself, there is none. */
export function isEventRoute(route: string): boolean {
  return route === 'events' || route.startsWith('events.');
}
