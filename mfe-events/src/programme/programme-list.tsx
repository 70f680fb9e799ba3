import { observer, useLocation, useSite, type ApiClient } from '@foyer/shared';
import { DayList } from '../days/day-list.tsx';
import { firstDay, isNarrowed, writeQuery, type ProgrammeQuery } from '../filter/programme-query.ts';
import { useRowTools } from '../rows/row-tools.ts';
import { EventList } from './event-list.ts';
import { fetchEventsPage } from './events-page.ts';
import type { ProgrammeData } from './load.ts';
import { Earlier, Further } from './pages.tsx';

let rare: typeof import('./rare.ts') | null = null;

/** Fetches what the usual programme does not need, where this one does. */
export async function prepareList({ style, events }: ProgrammeData): Promise<void> {
  if (style || events.rows.length === 0) rare ??= await import('./rare.ts');
}

/** The list of each page that was loaded: who comes back finds all the pages that had followed it. */
const lists = new WeakMap<ProgrammeData, EventList>();

function listOf(data: ProgrammeData, query: ProgrammeQuery, api: ApiClient): EventList {
  const { today, events, teasers, style } = data;
  const list =
    lists.get(data) ??
    new EventList(events, { from: firstDay(query, today), teasers, page: query.page, fetchPage: (page) => fetchEventsPage(api, query, today, page, style) });
  lists.set(data, list);
  return list;
}

/** The days with their events, and the way to further pages; or why there is nothing. */
export const ProgrammeList = observer(function ProgrammeList({ data, query }: { data: ProgrammeData; query: ProgrammeQuery }) {
  const tools = useRowTools();
  const { api } = useSite();
  const { locale } = useLocation();
  const { href } = tools;
  const list = listOf(data, query, api.in(locale));
  const hrefOf = (page: number) => href('events', {}, { query: writeQuery({ ...query, page, panel: false, month: null }) });
  const Days = data.style ? rare?.[data.style] : DayList;
  return (
    <div>
      {list.rows.length === 0 && rare && <rare.Nothing narrowed={isNarrowed(query, data.today)} />}
      {list.firstPage > 1 && <Earlier href={hrefOf(list.firstPage - 1)} />}
      {Days && <Days groups={list.days} {...tools} />}
      <Further list={list} hrefOf={hrefOf} />
    </div>
  );
});
