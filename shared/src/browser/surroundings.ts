import type { ApiClient } from '../api-client/api-client.ts';
import type { Settings } from '../api/index.ts';
import type { LayoutState } from '../contract.ts';

/** What the shell shows around a page, in the page's language. */
export interface Surroundings {
  layout: LayoutState;
  /** The house's settings, some of which say something in the page's language. */
  settings: Settings;
}

/** Asks for them in the client's language. A page goes without opening hours and alerts that cannot be had. @throws ApiError */
export async function loadSurroundings(api: ApiClient): Promise<Surroundings> {
  const [settings, nav, openingHours, alerts] = await Promise.all([
    api.get('/pageeditor-api/settings'),
    api.get('/{locale}/pageeditor-api/nav'),
    api.get('/api/opening-hours-today/').catch(() => null),
    api.get('/api/breaking-news/').catch(() => []),
  ]);
  return { settings, layout: { nav, openingHours, alerts } };
}
