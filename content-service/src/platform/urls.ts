import type { Urls } from '@foyer/shared/api';
import type { Localised } from './languages.ts';

/** Lists whose items have pages of their own. */
export type Listing = 'events' | 'productions' | 'persons' | 'articles' | 'venues' | 'series' | 'forms';
/** Which of the two sets of addresses a site uses. */
export type ListingNames = 'first' | 'second';

const same = (path: string): Localised => ({ de: path, en: path });

/** Base names of listings: the two sets of specification §2. */
const BASES: Record<ListingNames, Record<Listing, Localised>> = {
  first: {
    events: { de: 'programm', en: 'program' },
    productions: { de: 'produktionen', en: 'productions' },
    persons: same('team'),
    articles: { de: 'mediathek-de', en: 'mediathek-en' },
    venues: same('venues'),
    series: same('series'),
    forms: same('forms'),
  },
  second: {
    events: same('events'),
    productions: { de: 'produktionen', en: 'productions' },
    persons: same('ensemble'),
    articles: same('magazine'),
    venues: same('venues'),
    series: same('abonnements'),
    forms: same('forms'),
  },
};

/** Paths of an item in both languages. */
export type UrlsOf = (listing: Listing, slug: Localised, id: number) => Urls;

/** Addresses of items with one set of names. */
export function urlsWith(names: ListingNames): UrlsOf {
  const bases = BASES[names];
  return (listing, slug, id) => ({
    de: `/de/${bases[listing].de}/${slug.de}/${id}`,
    en: `/en/${bases[listing].en}/${slug.en}/${id}`,
  });
}

/** What is listed under the first part of a path, whatever set of names the site uses; null where nothing is. */
export function listingUnder(base: string): Listing | null {
  for (const names of Object.values(BASES)) {
    const found = Object.entries(names).find(([, { de, en }]) => de === base || en === base);
    if (found) return found[0] as Listing;
  }
  return null;
}

/** Path of a list itself: `/de/programm`. */
export function listPath(urlsOf: UrlsOf, listing: Listing, language: keyof Localised): string {
  return urlsOf(listing, { de: '', en: '' }, 0)[language].split('/').slice(0, 3).join('/');
}

/** The path of an address, without slashes at its end, and what follows it: query and place on the page. */
export function splitAddress(address: string): { path: string; rest: string } {
  const [, path = '', rest = ''] = /^([^?#]*?)\/*([?#].*)?$/s.exec(address) ?? [];
  return { path, rest };
}

/** Paths of a page of the content system; the home page's path is empty. */
export function pageUrls({ pathDe, pathEn }: { pathDe: string; pathEn: string }): Urls {
  return { de: pathDe ? `/de/${pathDe}` : '/de', en: pathEn ? `/en/${pathEn}` : '/en' };
}
