import { ApiError, dayKey, type FragmentContext, type JsonObject } from '@foyer/shared';
import type { Day } from '../days/day.ts';
import { fetchSelections, type Selection } from '../filter/options.ts';
import { parseQuery, type ProgrammeQuery } from '../filter/programme-query.ts';
import { fetchEventsPage, type EventsPage } from '../programme/events-page.ts';
import type { EventRow } from '../rows/event-row.ts';

export interface OverlayData {
  today: Day;
  events: EventRow[];
  /** The filters that are set, by name. */
  selections: Selection[];
}

const NOTHING: EventsPage = { rows: [], more: false };

/** What the query of the page below asks for. @param props.search that query */
export function queryOf({ search }: JsonObject): ProgrammeQuery {
  return { ...parseQuery(typeof search === 'string' ? search : ''), page: 1, panel: false };
}

/** The next events that the visitor has chosen, as many as one call gives. A filter that can name nothing finds nothing. */
export async function loadOverlay({ api, now, props }: FragmentContext): Promise<OverlayData> {
  const today = dayKey(now);
  const query = queryOf(props);
  const [{ rows }, selections] = await Promise.all([
    fetchEventsPage(api, query, today, 1).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 400) return NOTHING;
      throw error;
    }),
    fetchSelections(api, query.filters),
  ]);
  return { today, events: rows.filter(({ status }) => status !== 'past'), selections };
}
