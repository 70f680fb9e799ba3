import { linkTarget, observer, useFormats, useMessages, useSite } from '@foyer/shared';
import type { DashboardSite, DashboardVersions, MediaOverview, SearchKeyword, SearchKeywords } from '@foyer/shared/api';
import { state } from '../toolbar/styles.ts';
import { Panel, Table } from './panel.tsx';
import { facts, halves, pictures, quiet } from './styles.ts';

/** Whether site and shop are open, and how much there is. */
export function SitePanel({ site }: { site: DashboardSite | null }) {
  const t = useMessages();
  const onOff = (isOnline: boolean) => (
    <span css={state} data-offline={isOnline ? undefined : ''}>
      {t(isOnline ? 'online' : 'offline')}
    </span>
  );
  return (
    <Panel name="site" data={site}>
      {({ is_site_online, is_shop_online, webshop_url, pages, upcoming_events, articles }) => (
        <>
          <dl css={facts}>
            <dt>{t('site.website')}</dt>
            <dd>{onOff(is_site_online)}</dd>
            <dt>{t('site.shop')}</dt>
            <dd>{onOff(is_shop_online)}</dd>
            <dt>{t('site.pages')}</dt>
            <dd>
              {t('site.pagesOnline', { count: pages.online })}, {t('site.pagesOffline', { count: pages.offline })}
            </dd>
            <dt>{t('site.events')}</dt>
            <dd>{upcoming_events}</dd>
            <dt>{t('site.articles')}</dt>
            <dd>{articles}</dd>
          </dl>
          {webshop_url && (
            <p>
              <a href={webshop_url} {...linkTarget(webshop_url)}>
                {t('site.openShop')}
              </a>
            </p>
          )}
        </>
      )}
    </Panel>
  );
}

/** What visitors search, and what they do not find. */
export function SearchPanel({ keywords }: { keywords: SearchKeywords | null }) {
  const t = useMessages();
  const formats = useFormats();
  return (
    <Panel name="keywords" data={keywords}>
      {({ since, most_searched, without_hits }) => (
        <>
          <p css={quiet}>{t('keywords.since', { day: formats.dayShort(since) })}</p>
          <div css={halves}>
            <Terms title={t('keywords.most')} terms={most_searched} none={t('keywords.none')} />
            <Terms
              title={t('keywords.vain')}
              terms={without_hits}
              none={t(most_searched.length > 0 ? 'keywords.noVain' : 'keywords.none')}
            />
          </div>
        </>
      )}
    </Panel>
  );
}

function Terms({ title, terms, none }: { title: string; terms: SearchKeyword[]; none: string }) {
  return (
    <div>
      <h3>{title}</h3>
      {terms.length === 0 ? (
        <p css={quiet}>{none}</p>
      ) : (
        <Table
          caption={title}
          rows={terms}
          keyOf={({ term, locale }) => `${locale} ${term}`}
          columns={[
            {
              name: 'term',
              kind: 'long',
              cell: ({ term, locale }) => (
                <a href={`/${locale}/search?q=${encodeURIComponent(term)}`} lang={locale}>
                  {term}
                </a>
              ),
            },
            { name: 'searches', kind: 'number', cell: ({ searches }) => searches },
            { name: 'hits', kind: 'number', cell: ({ hits }) => hits },
          ]}
        />
      )}
    </div>
  );
}

/** The latest pictures, and how many say nothing to those who do not see them. */
export function MediaPanel({ media }: { media: MediaOverview | null }) {
  const t = useMessages();
  return (
    <Panel name="media" data={media}>
      {({ pictures: count, without_alt, latest }) =>
        count === 0 ? (
          <p css={quiet}>{t('media.none')}</p>
        ) : (
          <>
            <p>
              {t('media.count', { count })}
              {without_alt > 0 && `, ${t('media.withoutAlt', { count: without_alt })}`}
            </p>
            <ul css={pictures}>
              {latest.map(({ id, title, alt, thumbnail }) => (
                <li key={id}>
                  <img
                    src={thumbnail.url}
                    width={thumbnail.width}
                    height={thumbnail.height}
                    alt={alt || title}
                    loading="lazy"
                  />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Panel>
  );
}

/** What the site is made of at this moment: the releases of this page, and the content service. */
export const VersionsPanel = observer(function VersionsPanel({ versions }: { versions: DashboardVersions | null }) {
  const { snapshot } = useSite();
  const t = useMessages();
  return (
    <Panel name="versions" data={versions}>
      {({ service, node, database, migration }) => (
        <Table
          caption={t('versions')}
          keyOf={([part]) => part}
          rows={[
            ...Object.entries(snapshot.remotes).map(([remote, { release }]) => [remote, release] as const),
            [t('service'), service] as const,
            ['Node.js', node] as const,
            [t('database'), database] as const,
            [t('migration'), migration] as const,
          ]}
          columns={[
            { name: 'part', cell: ([part]) => part },
            { name: 'version', kind: 'long', cell: ([, version]) => version },
          ]}
        />
      )}
    </Panel>
  );
});
