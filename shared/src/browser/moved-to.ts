import type { PageLocation } from '../contract.ts';
import type { Site } from '../stores/site.ts';

/** Where the house's own redirects send an address that is no page, with its query; null if nowhere. The server does the same. */
export async function movedTo({ pathname, search, locale }: PageLocation, site: Site): Promise<string | null> {
  const entries = await site.api
    .in(locale)
    .get('/{locale}/pageeditor-api/redirect')
    .catch(() => []);
  const entry = entries.find(({ old_path: path }) => path.replace(/(.)\/+$/, '$1') === pathname);
  return entry ? entry.new_path + (entry.new_path.includes('?') ? search.replace('?', '&') : search) : null;
}
