import createCache from '@emotion/cache';
import type { ReactNode } from 'react';
import type { Settings, UserDetails } from '../api/index.ts';
import type { LayoutState, PageLocation, Snapshot } from '../contract.ts';
import { FragmentRoot } from '../fragment/fragment-root.tsx';
import { NO_SLOTS, type SlotHost } from '../fragment/slot-host.ts';
import { matchRoute, unmatchedLocation } from '../routes/match.ts';
import { createSite, type Site, type SiteEnvironment } from '../stores/site.ts';

/** Settings of a house that is open, for tests. */
export function testSettings(changes: Partial<Settings> = {}): Settings {
  return {
    status: 'ok',
    is_site_online: true,
    is_shop_online: true,
    webshop_url: 'https://tickets.example/',
    html_header: { code: '' },
    html_footer_top: { code: '' },
    html_footer_bottom: { code: '' },
    html_footer_logos: { code: '' },
    design: { menu_style: 'style1', event_style: 'style1', basket_link: '/de/warenkorb', logo_link: '/de' },
    house: {
      name: 'Nordlicht',
      full_name: 'Haus Nordlicht',
      claim: 'Museum und Bühne',
      programme_intro: 'Alle Termine.',
      magazine_intro: 'Gespräche, Bilder und Geschichten.',
      security_contact: 'mailto:sicherheit@nordlicht.example',
    },
    consent_services: { tracking: ['analytics'], marketing: [], external_media: ['video', 'audio', 'documents'] },
    ...changes,
  };
}

/** A registry with the house's routes, as far as tests need them. */
export function testSnapshot(): Snapshot {
  const remote = {
    release: '1.0.0-0000000000',
    owner: 'team@foyer.example',
    contract: 1,
    criticality: 'required' as const,
    timeLimitMs: 500,
    base: '/releases/remote/1.0.0-0000000000',
    assets: {},
    widgets: {},
  };
  return {
    id: 'test',
    remotes: {
      events: {
        ...remote,
        base: '/releases/events/1.0.0-0000000000',
        routes: {
          events: { fragment: 'programme', paths: { de: '/programm', en: '/program' } },
          'events-slug-id': {
            fragment: 'event',
            paths: { de: '/programm/:slug/:id', en: '/program/:slug/:id' },
            data: ['/{locale}/api/events/{id}/'],
          },
        },
        widgets: { 'events.list': { fragment: 'list' }, 'events.overlay': { fragment: 'overlay' } },
      },
      magazine: {
        ...remote,
        base: '/releases/magazine/1.0.0-0000000000',
        routes: {
          magazine: { fragment: 'overview', paths: { de: '/mediathek-de', en: '/mediathek-en' } },
          'magazine-categories-category-id': {
            fragment: 'overview',
            paths: { de: '/mediathek-de/categories/:category/:id', en: '/mediathek-en/categories/:category/:id' },
          },
          'magazine-tags-tag-id': {
            fragment: 'topic',
            paths: { de: '/mediathek-de/tags/:tag/:id', en: '/mediathek-en/tags/:tag/:id' },
          },
          search: { fragment: 'search', paths: { de: '/search/:category?/:page?', en: '/search/:category?/:page?' } },
          'magazine-slug-id': {
            fragment: 'article',
            paths: { de: '/mediathek-de/:slug/:id', en: '/mediathek-en/:slug/:id' },
          },
        },
      },
      pages: {
        ...remote,
        base: '/releases/pages/1.0.0-0000000000',
        routes: {
          index: { fragment: 'page', paths: { de: '/', en: '/' } },
          favourites: { fragment: 'page', paths: { de: '/favoriten', en: '/favourites' } },
          'user-profile': { fragment: 'page', paths: { de: '/user/profile', en: '/user/profile' } },
          'legals-agb': { fragment: 'page', paths: { de: '/agb', en: '/agb' } },
          'legals-imprint': { fragment: 'page', paths: { de: '/impressum', en: '/impressum' } },
          'legals-privacy': { fragment: 'page', paths: { de: '/datenschutz', en: '/datenschutz' } },
          pages: { fragment: 'page', paths: { de: '/*', en: '/*' } },
        },
      },
    },
  };
}

export interface TestSiteOptions {
  /** Path with query. Default `/de`. */
  href?: string;
  /** ISO instant. Default the evening of 4 December 2026. */
  now?: string;
  user?: UserDetails | null;
  settings?: Partial<Settings>;
  layout?: LayoutState;
  snapshot?: Snapshot;
  environment?: SiteEnvironment;
}

/** The shared state of a site, standing still. */
export function createTestSite({
  href = '/de',
  now = '2026-12-04T18:00:00+01:00',
  user = null,
  settings,
  layout,
  snapshot = testSnapshot(),
  environment,
}: TestSiteOptions = {}): Site {
  const location = matchRoute(snapshot, href)?.location ?? unmatchedLocation(href);
  const state = { now, origin: 'http://localhost', settings: testSettings(settings), user };
  return createSite({ snapshot, location, site: state, layout }, environment);
}

/** Stands around a view in tests, as the composition does around a fragment. */
export function TestRoot({
  site,
  location = site.navigation.location,
  namespace = 'test',
  slots = NO_SLOTS,
  children,
}: {
  site: Site;
  location?: PageLocation;
  namespace?: string;
  slots?: SlotHost;
  children: ReactNode;
}) {
  return (
    <FragmentRoot
      site={site}
      location={location}
      namespace={namespace}
      slots={slots}
      cache={createCache({ key: 'test' })}
    >
      {children}
    </FragmentRoot>
  );
}
