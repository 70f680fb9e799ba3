import { SHOP_PATHS } from '@foyer/shared/settings';
import { type Listing, listingUnder } from './urls.ts';

/** First parts of paths that belong to the site, whatever follows. */
const AREAS = new Set([
  ...['api', 'pageeditor-api', 'admin', 'media', 'html', 'internal', 'releases', 'assets'],
  ...['search', 'favoriten', 'favourites', 'user', 'cms-hub'],
  ...SHOP_PATHS.map((path) => path.slice(1)),
]);

/** What stands below a list: its records, by name and number. */
const RECORDS = /^[^/]+\/[^/]+$/;
const BELOW: Partial<Record<Listing, RegExp>> = {
  series: /^[^/]+(?:\/[^/]+)?$/,
  articles: /^(?:tags|[^/]+\/[^/]+|(?:tags|categories)\/[^/]+\/[^/]+)$/,
};

/** Whether a path begins like one of the site's own, so that nobody expects a page of the content system there. */
export const isInSiteArea = (path: string): boolean => AREAS.has(path.split('/', 1)[0] ?? '');

/**
 * Whether the site shows something of its own at a path, so that a page of the content system could never be reached there. Where a list
 * stands a page may stand: the list has its headline.
 * @param path after the language, without slashes around it
 * @param shopPaths where operators have put the ticket shop: `/ticketing-shop`
 */
export function isSitePath(path: string, shopPaths: readonly string[]): boolean {
  const [base = '', ...parts] = path.split('/');
  const listing = listingUnder(base);
  return (
    isInSiteArea(path) ||
    shopPaths.some((shop) => `/${path}/`.startsWith(`${shop}/`)) ||
    (listing !== null && (BELOW[listing] ?? RECORDS).test(parts.join('/')))
  );
}
