import { ApiError, dayKey, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';
import { fetchDays } from '../calendar/fetch-days.ts';
import { monthOf } from '../calendar/month.ts';
import type { Day } from '../days/day.ts';
import { fetchSelections, type Selection } from '../filter/options.ts';
import { isLeftOut } from '../filter/is-left-out.ts';
import { FILTERS, firstDay, isFiltered, parseQuery, writeQuery } from '../filter/programme-query.ts';
import { toTeaserRow, type TeaserRow } from '../rows/teaser-row.ts';
import { fetchEventsPage, type EventsPage, type EventStyle } from './events-page.ts';

export interface ProgrammeData {
  /** The house's sentence above it; empty for none. */
  intro: string;
  /** The look that the house has chosen, where it is not the usual one. */
  style?: EventStyle;
  today: Day;
  events: EventsPage;
  teasers: TeaserRow[];
  /** Days with events in the calendar's month. */
  days: Day[];
  /** The filters that are set, by name. */
  selections: Selection[];
}

/** Everything that one address of the programme shows, in one wave of calls; where it filters, in two. @throws RedirectError for values that mean nothing */
export async function loadProgramme({ api, now, location, href, site }: FragmentContext): Promise<ProgrammeData> {
  const today = dayKey(now);
  const query = parseQuery(location.search);
  const selections = await fetchSelections(api, query.filters);
  const known = Object.fromEntries(selections.map(({ filter, value }) => [filter, value]));
  const written = writeQuery({ ...query, filters: known });
  // The overlay's flag belongs to the pages it lies over, not to the programme itself (specification §2).
  if (isLeftOut(location.search, ['overlay', ...FILTERS, ...Object.keys(written)], written))
    throw new RedirectError(href('events', {}, { query: written }));
  const from = firstDay(query, today);
  const { design, house } = site.settings;
  const { event_style } = design;
  const style = event_style === 'style1' ? undefined : event_style;
  const [events, teasers, days] = await Promise.all([
    fetchEventsPage(api, query, today, query.page, style),
    // Without teasers and without the calendar's days the list is still worth reading (specification §8).
    isFiltered(query, today) ? [] : api.get('/{locale}/api/teasers/').catch(() => []),
    fetchDays(api, query.month ?? monthOf(from), query.filters).catch(() => []),
  ]).catch((error: unknown) => {
    // A page past the end: whoever wrote the address, there is no such programme.
    if (error instanceof ApiError && error.status === 404)
      throw new NotFoundError(`There is no programme at ${location.pathname}${location.search}`);
    throw error;
  });
  const { until } = query;
  return {
    intro: house?.programme_intro ?? '',
    style,
    today,
    events,
    teasers: teasers.filter(({ date }) => date >= from && (until === null || date <= until)).map(toTeaserRow),
    days,
    selections,
  };
}
