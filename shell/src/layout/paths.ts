import { createHref, hasRoute, useLocation, useSite, type Locale, type Snapshot } from '@foyer/shared';

/** Where the layout's own links lead. */
export interface Paths {
  home: string;
  programme: string;
  terms: string;
  imprint: string;
  privacy: string;
  /** Null while no active remote has such pages: then there is no link. */
  search: string | null;
  favourites: string | null;
  profile: string | null;
}

/** Addresses of the pages that header, footer and error pages lead to, by their route names (specification §2). */
export function pathsOf(snapshot: Snapshot, locale: Locale): Paths {
  const href = createHref(snapshot, locale);
  const optional = (route: string) => (hasRoute(snapshot, route) ? href(route) : null);
  return {
    home: `/${locale}`,
    programme: href('events'),
    terms: href('legals-agb'),
    imprint: href('legals-imprint'),
    privacy: href('legals-privacy'),
    search: optional('search'),
    favourites: optional('favourites'),
    profile: optional('user-profile'),
  };
}

/** The addresses that header and footer link to, in the language of the page. */
export function usePaths(): Paths {
  return pathsOf(useSite().snapshot, useLocation().locale);
}
