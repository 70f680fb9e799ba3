import { ApiError, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';
import type { Page } from '@foyer/shared/api';

/** Query parameter that asks for an older or unpublished version of a page (specification §6). */
const VERSION = 'v';

/** Query parameter with the token of a link that shows the working copy. */
const PREVIEW = 'preview';

/**
 * Loads the page that an address names.
 * @throws NotFoundError where there is none, or none that this visitor may see.
 * @throws RedirectError for an anonymous visitor who asks for a version: the address without it.
 */
export async function loadPage({ api, location, site }: FragmentContext): Promise<Page> {
  const query = new URLSearchParams(location.search);
  const version = query.get(VERSION);
  if (version !== null && !site.user?.is_logged_in) {
    query.delete(VERSION);
    throw new RedirectError(`${location.pathname}?${query}`.replace(/\?$/, ''), 301);
  }
  try {
    return await api.get(`/{locale}/pageeditor-api/page/${pathOf(location.pathname)}`, {
      version_id: version,
      preview: query.get(PREVIEW),
    });
  } catch (error) {
    // Of a version that is no number, or none of this page's, there is no page either.
    if (error instanceof ApiError && (error.status === 404 || (version && error.status === 400)))
      throw new NotFoundError(`No page at ${location.pathname}`);
    throw error;
  }
}

/** The path after the language segment, as the content service names pages: `/de/besuch/anfahrt/` is `besuch/anfahrt`. */
export function pathOf(pathname: string): string {
  return pathname.split('/').filter(Boolean).slice(1).join('/');
}
