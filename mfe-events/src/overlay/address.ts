import type { PageLocation } from '@foyer/shared';
import { EVERYTHING, FILTERS, writeQuery, type ProgrammeQuery } from '../filter/programme-query.ts';

/** What of a query belongs to the programme. */
const OWN = [...FILTERS, ...Object.keys(writeQuery(EVERYTHING))];

/** The page below the overlay, with the overlay open on a choice of events: filters, day and flag are in the query together (specification §2). */
export function overlayAddress(
  { pathname, search }: Pick<PageLocation, 'pathname' | 'search'>,
  to: ProgrammeQuery,
): string {
  const query = new URLSearchParams(search);
  for (const name of OWN) query.delete(name);
  query.set('overlay', 'true');
  for (const [name, value] of Object.entries(writeQuery({ ...to, panel: false })))
    if (value !== null && value !== undefined) query.set(name, String(value));
  return `${pathname}?${query}`;
}
