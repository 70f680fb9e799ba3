import { css } from '@emotion/react';
import AddIcon from '@mui/icons-material/Add';
import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { dayKey, formatsOf } from '@foyer/shared';
import type { DashboardSite, MediaOverview, PageActivity, Paged, ResourceRecord } from '@foyer/shared/api';
import { Cell } from '../list/cell.tsx';
import { fromDesktop, fromTablet } from '../layout/breakpoints.ts';
import { PageFrame } from '../layout/page-frame.tsx';
import { mute, panel, small, stack } from '../layout/surfaces.ts';
import { changePath, createPath, listPath } from '../resources/paths.ts';
import { recordTitle } from '../resources/record-title.ts';
import { fieldOf, useLabel, useLocale, useRecords, useResource, useResources } from '../resources/resources.tsx';
import { usePageUser } from '../start/user-context.ts';

const NEXT = 10;
const LATEST = 8;
/** What is begun most often, in this order. */
const OFTEN = ['events', 'articles', 'pages', 'alerts'];

const grid = css({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'minmax(0,1fr)',
  alignItems: 'start',
  [fromDesktop]: { gridTemplateColumns: 'repeat(2,minmax(0,1fr))' },
});
const list = css({
  margin: '.5rem 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '.5rem 0', overflowWrap: 'anywhere' },
  '& li + li': { borderTop: '1px solid var(--hair)' },
  '& a': { fontWeight: 600, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', color: 'var(--violet)' },
});
/** What it is, and when: beside each other where there is room. */
const line = css({
  display: 'grid',
  [fromTablet]: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '.75rem' },
});
const heading = css({ font: '600 1.0625rem/1.3 var(--font-text)' });

/** Where work begins: what is to do, what comes next, what was changed last. */
export function Dashboard() {
  const t = useTranslate();
  const label = useLabel();
  const user = usePageUser();
  const resources = useResources();
  const beginnings = OFTEN.map((name) =>
    resources.find((resource) => resource.name === name && resource.operations.create),
  ).filter((resource) => resource !== undefined);
  return (
    <PageFrame
      title={t('foyer.dashboard.title', { name: user.name })}
      actions={beginnings.map((resource) => (
        <Button
          key={resource.name}
          variant="outlined"
          startIcon={<AddIcon />}
          component={Link}
          to={createPath(resource.name)}
        >
          {label(resource.new_label ?? resource.label)}
        </Button>
      ))}
    >
      <div css={stack}>
        <SiteState />
        <div css={grid}>
          <div css={stack}>
            <Todo />
            <Changes />
          </div>
          <NextEvents />
        </div>
      </div>
    </PageFrame>
  );
}

/** Reads something of the dashboard. It may fail by itself. */
function useRead<T>(path: string, query: Record<string, string | number> = {}, enabled = true) {
  const { http } = useRecords();
  const locale = useLocale();
  return useQuery({
    queryKey: ['dashboard', path, query, locale],
    queryFn: async () => (await http.get<T>(path, query)).body,
    enabled,
    retry: 1,
  });
}

function Part({
  title,
  failed,
  isEmpty = false,
  empty,
  children,
}: {
  title: string;
  failed: boolean;
  isEmpty?: boolean;
  empty: string;
  children: ReactNode;
}) {
  const t = useTranslate();
  return (
    <section css={panel}>
      <h2 css={heading}>{title}</h2>
      {failed ? <p css={mute}>{t('foyer.dashboard.failed')}</p> : isEmpty ? <p css={mute}>{empty}</p> : children}
    </section>
  );
}

function SiteState() {
  const t = useTranslate();
  const { data } = useRead<DashboardSite>('api/dashboard-site/');
  if (!data) return null;
  const settings = (
    <Button component={Link} to={listPath('settings')}>
      {t('ra.action.open')}
    </Button>
  );
  return (
    <>
      {!data.is_site_online && (
        <Alert severity="warning" action={settings}>
          {t('foyer.dashboard.offline')}
        </Alert>
      )}
      {!data.is_shop_online && (
        <Alert severity="info" action={settings}>
          {t('foyer.dashboard.shop_offline')}
        </Alert>
      )}
    </>
  );
}

interface Task {
  name: string;
  count: number;
  to: string;
}

function Todo() {
  const t = useTranslate();
  const resources = useResources();
  const has = (name: string) => resources.some((resource) => resource.name === name);
  const counted = { page_size: 1 };
  const media = useRead<MediaOverview>('api/dashboard-media-overview/');
  const site = useRead<DashboardSite>('api/dashboard-site/');
  const missing = useRead<Paged<ResourceRecord>>('api/back-office/error-log/', counted, has('error-log'));
  const entries = useRead<Paged<ResourceRecord>>('api/back-office/form-entries/', counted, has('form-entries'));
  const offline = `${listPath('pages')}?filter=${encodeURIComponent(JSON.stringify({ is_online: 'false' }))}`;
  const tasks: Task[] = [
    { name: 'alt', count: media.data?.without_alt ?? 0, to: listPath('pictures') },
    { name: 'missing', count: missing.data?.count ?? 0, to: listPath('error-log') },
    { name: 'entries', count: entries.data?.count ?? 0, to: listPath('form-entries') },
    { name: 'drafts', count: site.data?.pages.offline ?? 0, to: offline },
  ].filter(({ count }) => count > 0);
  const isReading = media.isPending || site.isPending;
  return (
    <Part
      title={t('foyer.dashboard.todo')}
      failed={media.isError && site.isError}
      isEmpty={!isReading && tasks.length === 0}
      empty={t('foyer.dashboard.nothing')}
    >
      <ul css={list} className="tasks">
        {tasks.map(({ name, count, to }) => (
          <li key={name}>
            <Link to={to}>{t(`foyer.dashboard.${name}`, { smart_count: count })}</Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function NextEvents() {
  const t = useTranslate();
  const locale = useLocale();
  const events = useResource('events');
  const [today] = useState(() => dayKey(new Date()));
  const start = events?.fields.find(({ name }) => name === 'date_start');
  const isFiltered = events?.filters.includes('date_start') ?? false;
  const query = {
    page_size: NEXT,
    sort: 'date_start',
    order: 'asc',
    ...(isFiltered && { date_start_from: today }),
  };
  const { data, isError } = useRead<Paged<ResourceRecord>>('api/back-office/events/', query, events !== null);
  if (!events || !start) return null;
  return (
    <Part
      title={t('foyer.dashboard.next')}
      failed={isError}
      isEmpty={data?.results.length === 0}
      empty={t('foyer.list.empty')}
    >
      <ul css={list} className="next">
        {data?.results.map((record) => (
          <li key={record.id} css={line}>
            <Link to={changePath('events', record.id)}>
              {recordTitle(events, record, locale) || t('foyer.list.untitled', { id: record.id })}
            </Link>
            <span css={[small, mute]}>
              <Cell field={fieldOf(events, 'date_start') ?? start} record={record} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Changes() {
  const t = useTranslate();
  const formats = formatsOf(useLocale());
  const { data, isError } = useRead<Paged<PageActivity>>('api/dashboard-page-activities/');
  return (
    <Part
      title={t('foyer.dashboard.changes')}
      failed={isError}
      isEmpty={data?.results.length === 0}
      empty={t('foyer.list.empty')}
    >
      <ul css={list} className="changes">
        {data?.results.slice(0, LATEST).map(({ id, created_at: at, author, page }) => (
          <li key={id} css={line}>
            <Link to={changePath('pages', page.id)}>{page.title}</Link>
            <span css={[small, mute]}>
              {author && t('foyer.dashboard.by', { author })} {`${formats.dayShort(at)}, ${formats.clock(at)}`}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
