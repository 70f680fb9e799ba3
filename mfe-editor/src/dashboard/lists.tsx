import { useFormats, useHref, useLocation, useMessages } from '@foyer/shared';
import type { CheckedThing, MissingPageEntry, PageActivity, Paged } from '@foyer/shared/api';
import { listPagesIn, pagesSearch, type ListPages } from './panel-data.ts';
import { Pages, Panel, Table } from './panel.tsx';
import { links, quiet } from './styles.ts';

/** As many as the content service gives at once. */
const PAGE_SIZE = 15;

/** Day and time, short. */
function useMoment(): (instant: string) => string {
  const formats = useFormats();
  return (instant) => `${formats.dayShort(instant)}, ${formats.clock(instant)}`;
}

/** Where the dashboard shows other pages of its lists. */
function useListHref(): (change: Partial<ListPages>, list: string) => string {
  const href = useHref();
  const { search } = useLocation();
  return (change, list) => `${href('cms-hub')}${pagesSearch({ ...listPagesIn(search), ...change })}#${list}`;
}

/** Who changed which page, and when. */
export function PageActivities({ activities }: { activities: Paged<PageActivity> | null }) {
  const t = useMessages();
  const { locale, search } = useLocation();
  const moment = useMoment();
  const hrefOf = useListHref();
  const { activity } = listPagesIn(search);
  const stateOf = ({ published, label }: PageActivity) =>
    [label, t(published ? 'published' : 'draft')].filter(Boolean).join(' · ');
  return (
    <Panel name="activities" data={activities}>
      {({ results, count }) =>
        count === 0 ? (
          <p css={quiet}>{t('activities.none')}</p>
        ) : (
          <>
            <Table
              caption={t('activities')}
              rows={results}
              keyOf={({ id }) => id}
              columns={[
                { name: 'when', kind: 'nowrap', cell: (row) => moment(row.created_at) },
                {
                  name: 'page',
                  kind: 'long',
                  cell: ({ page }) => (
                    <>
                      <a href={page.urls[locale]}>{page.title}</a>
                      {!page.is_online && <span css={quiet}> ({t('notOnline')})</span>}
                    </>
                  ),
                },
                { name: 'author', cell: ({ author }) => author },
                { name: 'what', cell: stateOf },
              ]}
            />
            <Pages
              list={t('activities')}
              page={activity}
              pageSize={PAGE_SIZE}
              count={count}
              hrefOf={(page) => hrefOf({ activity: page }, 'activities')}
            />
          </>
        )
      }
    </Panel>
  );
}

/** What visitors see and the nightly checks find fault with; each leads to where it is mended. */
export function CheckedThings({ checks }: { checks: Paged<CheckedThing> | null }) {
  const t = useMessages();
  const { search } = useLocation();
  const moment = useMoment();
  const hrefOf = useListHref();
  const { faulty } = listPagesIn(search);
  return (
    <Panel name="checks" data={checks}>
      {({ results, count }) =>
        count === 0 ? (
          <p css={quiet}>{t('checks.none')}</p>
        ) : (
          <>
            <p css={quiet}>{t('checks.text', { count })}</p>
            <Table
              caption={t('checks')}
              rows={results}
              keyOf={({ kind, id }) => `${kind} ${id}`}
              columns={[
                { name: 'page', kind: 'long', cell: ({ title, url }) => <a href={url}>{title}</a> },
                { name: 'faults', kind: 'number', cell: ({ errors }) => errors },
                { name: 'hints', kind: 'number', cell: ({ warnings }) => warnings },
                { name: 'checked', kind: 'nowrap', cell: (row) => moment(row.checked_at) },
              ]}
            />
            <Pages
              list={t('checks')}
              page={faulty}
              pageSize={PAGE_SIZE}
              count={count}
              hrefOf={(page) => hrefOf({ faulty: page }, 'checks')}
            />
          </>
        )
      }
    </Panel>
  );
}

/** Addresses that somebody asked for in vain. */
export function ErrorLog({ errors }: { errors: Paged<MissingPageEntry> | null }) {
  const t = useMessages();
  const { search } = useLocation();
  const moment = useMoment();
  const hrefOf = useListHref();
  const { log, order } = listPagesIn(search);
  return (
    <Panel name="errors" data={errors}>
      {({ results, count }) =>
        count === 0 ? (
          <p css={quiet}>{t('errors.none')}</p>
        ) : (
          <>
            <p css={quiet}>{t('errors.text', { count })}</p>
            <nav aria-label={t('order')}>
              <ul css={links}>
                {(['recent', 'frequent'] as const).map((way) => (
                  <li key={way}>
                    <a
                      href={hrefOf({ order: way, log: 1 }, 'errors')}
                      aria-current={way === order ? 'true' : undefined}
                    >
                      {t(`order.${way}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
            <Table
              caption={t('errors')}
              rows={results}
              keyOf={({ url }) => url}
              columns={[
                { name: 'address', kind: 'long', cell: ({ url }) => url },
                { name: 'requests', kind: 'number', cell: ({ requests }) => requests },
                { name: 'last', kind: 'nowrap', cell: (row) => moment(row.last_at) },
                { name: 'first', kind: 'nowrap', cell: (row) => moment(row.first_at) },
              ]}
            />
            <Pages
              list={t('errors')}
              page={log}
              pageSize={PAGE_SIZE}
              count={count}
              hrefOf={(page) => hrefOf({ log: page }, 'errors')}
            />
          </>
        )
      }
    </Panel>
  );
}
