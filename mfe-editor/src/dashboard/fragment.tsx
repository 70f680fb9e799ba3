import { defineFragment, type FragmentContext } from '@foyer/shared';
import type {
  AdminMenu,
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
  menus: AdminMenu[] | null;
  site: DashboardSite | null;
  activities: Paged<PageActivity> | null;
  keywords: SearchKeywords | null;
  media: MediaOverview | null;
  versions: DashboardVersions | null;
  errors: Paged<MissingPageEntry> | null;
  checks: Paged<CheckedThing> | null;
}

const CLOSED = {
  menus: null,
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
  const { has_dashboard_online_access: mayEnter } = await requireUser(context);
  if (!mayEnter) return { mayEnter, ...CLOSED };
  const { activity, log, order, faulty } = listPagesIn(location.search);
  const [summary, site, activities, keywords, media, versions, errors, checks] = await Promise.all([
    // Its menus are in the page's language; the user's own, which the toolbar has, may be another.
    orNull(api.get('/{locale}/pageeditor-api/user')),
    orNull(api.get('/{locale}/api/dashboard-site/')),
    orNull(api.get('/{locale}/api/dashboard-page-activities/', { page: activity })),
    orNull(api.get('/{locale}/api/dashboard-search-keywords/')),
    orNull(api.get('/{locale}/api/dashboard-media-overview/')),
    orNull(api.get('/{locale}/api/dashboard-versions/')),
    orNull(api.get('/{locale}/api/dashboard-error-log/', { page: log, order })),
    orNull(api.get('/{locale}/api/dashboard-checks/', { page: faulty })),
  ]);
  const menus = summary && summary.admin_menus;
  return { mayEnter, menus, site, activities, keywords, media, versions, errors, checks };
}

/** The editors' hub: what happens on the site, and where to go on. */
export default defineFragment({
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
