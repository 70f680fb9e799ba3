import { LOCALES, observer, useHref, useLocation, useMessages } from '@foyer/shared';
import { quiet as quietText } from '../toolbar/styles.ts';
import type { DashboardData } from './fragment.tsx';
import { CheckedThings, ErrorLog, PageActivities } from './lists.tsx';
import { MediaPanel, SearchPanel, SitePanel, VersionsPanel } from './overviews.tsx';
import { Panel } from './panel.tsx';
import { bar, grid, links, surface } from './styles.ts';

/** Languages call themselves by their own names. */
const NAMES = { de: 'Deutsch', en: 'English' };

/** What editors see of the whole site. */
export const Dashboard = observer(function Dashboard({ data }: { data: DashboardData }) {
  const t = useMessages();
  const href = useHref();
  const { locale, search } = useLocation();
  return (
    <div css={surface}>
      <header css={bar}>
        <h1>{t('title')}</h1>
        <nav aria-label={t('ways')}>
          <ul css={links}>
            <li>
              <a href={`/${locale}`}>{t('toSite')}</a>
            </li>
            <li>
              <a href={href('user-profile')}>{t('profile')}</a>
            </li>
            {LOCALES.map((other) => (
              <li key={other}>
                <a
                  href={href('cms-hub', {}, { locale: other }) + search}
                  lang={other}
                  hrefLang={other}
                  aria-current={other === locale ? 'true' : undefined}
                >
                  {NAMES[other]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {data.mayEnter ? <Panels data={data} /> : <p css={quietText}>{t('closed')}</p>}
    </div>
  );
});

function Panels({ data }: { data: DashboardData }) {
  return (
    <div css={grid}>
      <div>
        <SitePanel site={data.site} />
        {data.menus?.length !== 0 && (
          <Panel name="menus" data={data.menus}>
            {(menus) => (
              <ul css={links}>
                {menus.map(({ title, url }) => (
                  <li key={url}>
                    <a href={url}>{title}</a>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )}
        <MediaPanel media={data.media} />
        <VersionsPanel versions={data.versions} />
      </div>
      <div>
        <PageActivities activities={data.activities} />
        <CheckedThings checks={data.checks} />
        <ErrorLog errors={data.errors} />
        <SearchPanel keywords={data.keywords} />
      </div>
    </div>
  );
}
