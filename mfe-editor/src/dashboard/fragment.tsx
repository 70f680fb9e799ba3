import { defineFragment, type FragmentContext } from '@foyer/shared';
import type {
  CheckedThing,
  DashboardSite,
  DashboardVersions,
  MediaOverview,
  MissingPageEntry,
  PageActivity,
  Paged,
  SearchKeywords,
} from '@foyer/shared/api';
import { requireUser } from '../account/require-user.ts';
import { Dashboard } from './dashboard.tsx';
import { messages } from './messages.ts';
import { listPagesIn, orNull } from './panel-data.ts';

/** A panel's data is null when it could not be read. */
export interface DashboardData {
  mayEnter: boolean;
  menus: { title: string; url: string }[];
  site: DashboardSite | null;
  activities: Paged<PageActivity> | null;
  keywords: SearchKeywords | null;
  media: MediaOverview | null;
  versions: DashboardVersions | null;
  errors: Paged<MissingPageEntry> | null;
  checks: Paged<CheckedThing> | null;
}

const CLOSED = {
  site: null,
  activities: null,
  keywords: null,
  media: null,
  versions: null,
  errors: null,
  checks: null,
};

async function load(context: FragmentContext): Promise<DashboardData> {
  const { api, location } = context;
  const user = await requireUser(context);
  const own = { mayEnter: user.has_dashboard_online_access, menus: user.admin_menus };
  if (!own.mayEnter) return { ...own, ...CLOSED };
  const { activity, log, order, faulty } = listPagesIn(location.search);
  const [site, activities, keywords, media, versions, errors, checks] = await Promise.all([
    orNull(api.get('/{locale}/api/dashboard-site/')),
    orNull(api.get('/{locale}/api/dashboard-page-activities/', { page: activity })),
    orNull(api.get('/{locale}/api/dashboard-search-keywords/')),
    orNull(api.get('/{locale}/api/dashboard-media-overview/')),
    orNull(api.get('/{locale}/api/dashboard-versions/')),
    orNull(api.get('/{locale}/api/dashboard-error-log/', { page: log, order })),
    orNull(api.get('/{locale}/api/dashboard-checks/', { page: faulty })),
  ]);
  return { ...own, site, activities, keywords, media, versions, errors, checks };
}

/** The editors' hub: what happens on the site, and where to go on. */
export default defineFragment<DashboardData>({
  name: 'dashboard',
  messages,
  load,
  head: (_, { t }) => ({
    title: t('title'),
    robots: 'noindex',
    alternates: { de: '/de/cms-hub', en: '/en/cms-hub' },
    bodyClass: 'layout-dashboard',
  }),
  View: Dashboard,
});
