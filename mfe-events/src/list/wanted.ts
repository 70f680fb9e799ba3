import { dayKey, type Json, type JsonObject } from '@foyer/shared';
import { existing, type Day } from '../days/day.ts';
import { FILTERS, type Filters } from '../filter/programme-query.ts';

/** What who embeds the list may ask for. */
export interface WantedEvents {
  /** First and last day; null: from now, without an end. */
  from: Day | null;
  until: Day | null;
  filters: Filters;
  /** How many events at most. */
  limit: number;
}

const LIMIT = 5;
/** What one call of the API gives. */
const MOST = 25;

/**
 * Reads the list's props, as the module `event_list` has them: `date_from` and `date_to` (days or instants), `limit`, and the
 * programme's filters by name, by themselves or in `filters`. Whatever is missing, empty or malformed counts as not said.
 */
export function wantedOf(props: JsonObject): WantedEvents {
  const { date_from, date_to, filters, limit } = props;
  const filter = {
    ...(isObject(filters) && filters),
    ...Object.fromEntries(Object.entries(props).filter(([, value]) => isValue(value))),
  };
  return {
    from: dayOf(date_from),
    until: dayOf(date_to),
    filters: Object.fromEntries(
      FILTERS.map((name) => [name, filter[name]] as const).filter(([, value]) => isValue(value)),
    ),
    limit: typeof limit === 'number' && limit >= 1 ? Math.min(Math.trunc(limit), MOST) : LIMIT,
  };
}

function dayOf(value: Json | undefined): Day | null {
  if (typeof value !== 'string') return null;
  return existing(value) ?? (Number.isNaN(Date.parse(value)) ? null : dayKey(value));
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isValue(value: Json | undefined): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}
