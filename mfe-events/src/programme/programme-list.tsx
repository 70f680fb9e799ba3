import { observer, useLocation, useSite } from '@foyer/shared';
import { GrowingList, listOf } from '@foyer/shared/lists';
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

/** The days with their events, and the way to further pages; or why there is nothing. */
export const ProgrammeList = observer(function ProgrammeList({
  data,
  query,
}: {
  data: ProgrammeData;
  query: ProgrammeQuery;
}) {
  const tools = useRowTools();
  const { api } = useSite();
  const { locale } = useLocation();
  const { href } = tools;
  const list = listOf(
    data,
    () =>
      new GrowingList<EventRow>(data.events, {
        page: query.page,
        fetchPage: (page) => fetchEventsPage(api.in(locale), query, data.today, page, data.style),
        hrefOf: (page) => href('events', {}, { query: writeQuery({ ...query, page, panel: false, month: null }) }),
        linkOf: ({ slug, id }) => href('events-slug-id', { slug, id }),
      }),
  );
  const { rows, more, firstPage, source } = list;
  const from = firstDay(query, data.today);
  const groups = useMemo(
    () => groupByDay(rows, teasersAmong(data.teasers, rows, { from, fromStart: firstPage === 1, more })),
    [rows, data, from, firstPage, more],
  );
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
