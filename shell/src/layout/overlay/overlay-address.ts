import type { PageLocation } from '@foyer/shared';

/** The query's flag while the overlay is open (specification §2). */
const FLAG = 'overlay';

/** Whether an address asks for the overlay. */
export function asksForOverlay({ search }: Pick<PageLocation, 'search'>): boolean {
  return new URLSearchParams(search).get(FLAG) === 'true';
}

/** What the overlay's own choice of events is called in the query. Lists of other things have the same names. */
const CHOICE = ['room', 'type', 'tag', 'series', 'genre', 'date', 'until', 'page', 'month', 'filter'];

/** The same page with the overlay open, on all events. */
export function withOverlay({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const name of CHOICE) query.delete(name);
  query.set(FLAG, 'true');
  return `${pathname}?${query}`;
}

/** The overlay shows the programme: where that is the page itself, there is none. */
export function isEventRoute(route: string): boolean {
  return route === 'events' || route.startsWith('events-');
}
