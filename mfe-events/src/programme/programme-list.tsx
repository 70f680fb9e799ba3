import { observer, useLocation, useSite, type ApiClient, type Href } from '@foyer/shared';
import { GrowingList } from '@foyer/shared/lists';
import { useMemo } from 'react';
import { DayList } from '../days/day-list.tsx';
import { groupByDay, teasersAmong } from '../days/group-by-day.ts';
import { firstDay, isNarrowed, writeQuery, type ProgrammeQuery } from '../filter/programme-query.ts';
import type { EventRow } from '../rows/event-row.ts';
import { useRowTools } from '../rows/row-tools.ts';
import { fetchEventsPage } from './events-page.ts';
import type { ProgrammeData } from './load.ts';
import { Earlier, Further } from './pages.tsx';

let rare: typeof import('./rare.ts') | null = null;

/** Fetches what the usual programme does not need, where this one does. */
export async function prepareList({ style, events }: ProgrammeData): Promise<void> {
  if (style || events.rows.length === 0) rare ??= await import('./rare.ts');
}

/** The list of each page that was loaded: who comes back finds all the pages that had followed it. */
const lists = new WeakMap<ProgrammeData, GrowingList<EventRow>>();

function listOf(data: ProgrammeData, query: ProgrammeQuery, api: ApiClient, href: Href): GrowingList<EventRow> {
  const { today, events, style } = data;
  const list =
    lists.get(data) ??
    new GrowingList(events, {
      page: query.page,
      fetchPage: (page) => fetchEventsPage(api, query, today, page, style),
      hrefOf: (page) => href('events', {}, { query: writeQuery({ ...query, page, panel: false, month: null }) }),
      linkOf: ({ slug, id }) => href('events-slug-id', { slug, id }),
    });
  lists.set(data, list);
  return list;
}

/** The days with their events, and the way to further pages; or why there is nothing. */
export const ProgrammeList = observer(function ProgrammeList({ data, query }: { data: ProgrammeData; query: ProgrammeQuery }) {
  const tools = useRowTools();
  const { api } = useSite();
  const { locale } = useLocation();
  const list = listOf(data, query, api.in(locale), tools.href);
  const { rows, more, firstPage, source } = list;
  const from = firstDay(query, data.today);
  const groups = useMemo(() => groupByDay(rows, teasersAmong(data.teasers, rows, { from, fromStart: firstPage === 1, more })), [rows, data, from, firstPage, more]);
  const Days = data.style ? rare?.[data.style] : DayList;
  return (
    <div>
      {rows.length === 0 && rare && <rare.Nothing narrowed={isNarrowed(query, data.today)} />}
      {firstPage > 1 && <Earlier href={source.hrefOf(firstPage - 1)} />}
      {Days && <Days groups={groups} {...tools} />}
      <Further list={list} />
    </div>
  );
});
