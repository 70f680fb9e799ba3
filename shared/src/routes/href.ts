import type { Locale, Snapshot } from '../contract.ts';
import { searchOf, type Query } from '../query.ts';
import { fillPattern, patternsOf } from './patterns.ts';

/** What an address has besides its route. */
export interface HrefOptions {
  query?: Query;
  hash?: string;
  /** Another language than the page's. */
  locale?: Locale;
}

/**
 * The address of a named route: `href('events-slug-id', {slug, id})`.
 * A route that no active remote has leads to the home page, so that a page with a link to it still renders.
 */
export type Href = (route: string, params?: Record<string, string | number>, options?: HrefOptions) => string;

/** Makes `href` for one registry snapshot and language. */
export function createHref(snapshot: Snapshot, locale: Locale): Href {
  const patterns = patternsOf(snapshot);
  return (route, params = {}, { query = {}, hash = '', locale: other = locale } = {}) => {
    const pattern = patterns.get(route)?.[other] ?? '/';
    const path = fillPattern(pattern, params);
    return `/${other}${path === '/' ? '' : path}${searchOf(query)}${hash && `#${hash.replace(/^#/, '')}`}`;
  };
}
