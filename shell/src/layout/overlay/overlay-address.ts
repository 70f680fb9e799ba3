import type { PageLocation } from '@foyer/shared';

/** The query's flag while the overlay is open (specification §2). */
const FLAG = 'overlay';

/** Whether an address asks for the overlay. */
export function asksForOverlay({ search }: Pick<PageLocation, 'search'>): boolean {
  return new URLSearchParams(search).get(FLAG) === 'true';
}

/** What the overlay has in the query: its flag and its choice of events. Lists of other things have the same names. */
const OWN = [FLAG, 'room', 'type', 'tag', 'series', 'genre', 'date', 'until', 'page', 'month', 'filter'];

/** The same page with the overlay open on all events, or without it. */
export function withOverlay({ pathname, search }: Pick<PageLocation, 'pathname' | 'search'>, open = true): string {
  const query = new URLSearchParams(search);
  for (const name of OWN) query.delete(name);
  if (open) query.set(FLAG, 'true');
  return `${pathname}?${query}`.replace(/\?$/, '');
}

/** The overlay shows the programme: where that is the page itself, there is none. */
export function isEventRoute(route: string): boolean {
  return route === 'events' || route.startsWith('events-');
}
