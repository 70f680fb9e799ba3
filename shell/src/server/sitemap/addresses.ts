import { createHref, hasRoute, LOCALES, matchRoute, type Locale, type Snapshot } from '@foyer/shared';
import type { SitemapEntry } from '@foyer/shared/api';
import { isForEverybody } from '../site-files/robots.ts';

/** A page that search engines should find, in every language. */
export interface Listed {
  paths: Record<Locale, string>;
  /** Instant of the last change that is known of. */
  changedAt: string | null;
}

/** Which page something of the content system has. Pages are where they say. */
const ROUTES: Record<Exclude<SitemapEntry['type'], 'page'>, { route: string; slug?: string }> = {
  event: { route: 'events-slug-id' },
  production: { route: 'productions-slug-id' },
  person: { route: 'team-slug-id' },
  venue: { route: 'venues-slug-id' },
  series: { route: 'series-slug-id' },
  article: { route: 'magazine-slug-id' },
  article_category: { route: 'magazine-categories-category-id', slug: 'category' },
  article_tag: { route: 'magazine-tags-tag-id', slug: 'tag' },
  form: { route: 'forms-slug-id' },
};

/** A call that reads a page of the content system, with its path. */
const PAGE_CALL = /\/pageeditor-api\/page\/[^{}]*$/;

/** Pages that are routes by themselves: lists and the like. Those that the content system makes are left to it. */
export function listedRoutes(snapshot: Snapshot): Listed[] {
  return Object.values(snapshot.remotes).flatMap(({ routes }) =>
    Object.entries(routes).flatMap(([name, { paths, data = [] }]) => {
      const isOnePage =
        LOCALES.every((locale) => !/[:*]/.test(paths[locale])) && !data.some((call) => PAGE_CALL.test(call));
      return isOnePage ? listed((locale) => createHref(snapshot, locale)(name)) : [];
    }),
  );
}

/** Where an entry of the content service stands on this site; nothing when no active remote has a page for it. */
export function listedEntry({ type, id, slugs, changed_at }: SitemapEntry, snapshot: Snapshot): Listed[] {
  if (type === 'page') {
    const pages = listed((locale) => `/${locale}${slugs[locale] && `/${slugs[locale]}`}`, changed_at);
    return pages.filter(({ paths }) => LOCALES.every((locale) => matchRoute(snapshot, paths[locale])));
  }
  const { route, slug = 'slug' } = ROUTES[type];
  return hasRoute(snapshot, route)
    ? listed((locale) => createHref(snapshot, locale)(route, { [slug]: slugs[locale], id }), changed_at)
    : [];
}

function listed(pathIn: (locale: Locale) => string, changedAt: string | null = null): Listed[] {
  const paths = Object.fromEntries(LOCALES.map((locale) => [locale, pathIn(locale)])) as Record<Locale, string>;
  return LOCALES.every((locale) => isForEverybody(paths[locale])) ? [{ paths, changedAt }] : [];
}
