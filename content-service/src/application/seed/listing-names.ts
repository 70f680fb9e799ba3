import type { HouseContent } from '@foyer/shared/house';
import { LANGUAGES } from '../../platform/languages.ts';
import { listPath, urlsWith, type Listing, type UrlsOf } from '../../platform/urls.ts';

const LISTINGS: readonly Listing[] = ['events', 'productions', 'persons', 'articles', 'venues', 'series', 'forms'];
const firstUrls = urlsWith('first');

/** A house, written with the first set of listing names, with those that this site has: in its menu, redirects, pages and texts. */
export function withListingNames(content: HouseContent, urlsOf: UrlsOf): HouseContent {
  const names = LISTINGS.flatMap((listing) =>
    LANGUAGES.map((language) => [listPath(firstUrls, listing, language), listPath(urlsOf, listing, language)] as const),
  ).filter(([first, own]) => first !== own);
  if (names.length === 0) return content;
  const rename = (text: string) =>
    names.reduce(
      (renamed, [first, own]) => renamed.replace(new RegExp(`(?<![\\w/.-])${first}(?=[/?#"]|$)`, 'g'), own),
      text,
    );
  const pages = content.pages.map((page) => ({
    ...page,
    path: { de: rename(`/de/${page.path.de}`).slice(4), en: rename(`/en/${page.path.en}`).slice(4) },
  }));
  const redirects = content.redirects
    .map((redirect) => ({ ...redirect, newPath: rename(redirect.newPath) }))
    .filter(({ oldPath, newPath }) => oldPath !== newPath);
  const { nav, alerts, teasers, articles } = content;
  return { ...content, ...deep({ nav, alerts, teasers, articles, pages }, rename), redirects };
}

/** The same with every text changed. */
function deep<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T;
  if (Array.isArray(value)) return value.map((each: unknown) => deep(each, change)) as T;
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, deep<unknown>(each, change)])) as T;
  }
  return value;
}
