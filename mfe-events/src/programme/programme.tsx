import { css } from '@emotion/react';
import { Display, from, Slot, useLocation, useMessages, useSite, Wrap } from '@foyer/shared';
import { useMemo } from 'react';
import { CalendarStore } from '../calendar/calendar-store.ts';
import { Calendar } from '../calendar/calendar.tsx';
import { fetchDays } from '../calendar/fetch-days.ts';
import { monthOf } from '../calendar/month.ts';
import { firstDay, parseQuery } from '../filter/programme-query.ts';
import { Tools } from '../filter/tools.tsx';
import type { ProgrammeData } from './load.ts';
import { ProgrammeList } from './programme-list.tsx';

const head = css({
  display: 'grid',
  gap: 'var(--s6) var(--gap)',
  padding: 'clamp(2.5rem, 5vw, 4.5rem) 0 var(--s8)',
  alignItems: 'end',
  [from.desktop]: {
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    '& > h1': { gridColumn: '1 / 9' },
    '& > p': { gridColumn: '9 / 13' },
  },
  '& > h1': { lineHeight: 0.94 },
  '& > p': { maxWidth: 'var(--measure)', color: 'var(--mute)' },
});

const columns = css({
  paddingBottom: 'var(--s24)',
  // The calendar comes first for those who cannot see that it stands beside the list, where titles keep their room.
  [from.wide]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 19rem',
    gap: '3.5rem',
    '& > aside': { gridColumn: 2, gridRow: 1 },
    '& > div': { gridColumn: 1, gridRow: 1 },
  },
});

/** The programme's page. Everything in it is links; what JavaScript adds is comfort. */
export function Programme({ data }: { data: ProgrammeData }) {
  const t = useMessages();
  const { api } = useSite();
  const { search, locale } = useLocation();
  const query = useMemo(() => parseQuery(search), [search]);
  const selected = firstDay(query, data.today);
  const calendar = useMemo(
    () =>
      new CalendarStore(query.month ?? monthOf(selected), data.days, (month) =>
        fetchDays(api.in(locale), month, query.filters),
      ),
    [api, locale, data, query, selected],
  );
  return (
    <Wrap>
      <header css={head}>
        <Display>{t('title')}</Display>
        {data.intro && <p>{data.intro}</p>}
      </header>
      <Tools query={query} today={data.today} selections={data.selections} />
      {query.panel && <Slot widget="events.filter" />}
      <div css={columns}>
        <Calendar store={calendar} query={query} today={data.today} selected={selected} />
        <ProgrammeList data={data} query={query} />
      </div>
    </Wrap>
  );
}
