import type { Head, LayoutState, Site, SlotHost } from '@foyer/shared';
import type { UserDetails } from '@foyer/shared/api';
import { createTestSite, TestRoot, type TestSiteOptions } from '@foyer/shared/testing';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** A layout as the content service gives it; German. */
export const layoutState: LayoutState = {
  nav: {
    menu: [
      { url: '/de/programm', menu_name: 'Programm', has_tab_navigation: false, children: [] },
      {
        url: '/de/mediathek-de',
        menu_name: 'Mediathek',
        has_tab_navigation: false,
        children: [{ url: '/de/mediathek-de/categories/film/1', menu_name: 'Film und Ton' }],
      },
      {
        url: '/de/besuch',
        menu_name: 'Besuch',
        has_tab_navigation: false,
        children: [
          { url: '/de/besuch/anfahrt', menu_name: 'Anfahrt' },
          { url: '/de/besuch/cafe', menu_name: 'Café Polarkreis' },
        ],
      },
    ],
    secondary: [{ url: '/de/newsletter', menu_name: 'Newsletter' }],
    footer: [{ title: 'Presse', url: '/de/presse' }],
  },
  openingHours: {
    opening_hours: [{ time_from: '10:00:00', time_to: '18:00:00', closed: false }],
    opening_hours_exceptions: [],
  },
  alerts: [],
};

/** The same, with an entry of the menu whose page cannot be clicked. */
export function withoutAddress(name: string): LayoutState {
  const { nav } = layoutState;
  const menu = nav.menu.map((entry) => (entry.menu_name === name ? { ...entry, url: '' } : entry));
  return { ...layoutState, nav: { ...nav, menu } };
}

export const editor: UserDetails = {
  email: 'jonna@nordlicht.example',
  username: 'jonna',
  first_name: 'Jonna',
  last_name: 'Petersen',
  is_logged_in: true,
  admin_menus: [],
  has_dashboard_online_access: true,
  login_url: '/admin/login/',
  logout_url: '/admin/logout/',
  webshop_url: 'https://tickets.example/',
};

/** Renders a part of the layout as it stands in a page. @returns the site, to change it. */
export function renderInSite(part: ReactNode, { slots, ...options }: TestSiteOptions & { slots?: SlotHost } = {}) {
  const site = createTestSite({ href: '/de/programm', layout: layoutState, ...options });
  return {
    site,
    ...render(
      <TestRoot site={site} slots={slots}>
        {part}
      </TestRoot>,
    ),
  };
}

/** Puts another page in place, as after a navigation. */
export function showPage(
  site: Site,
  { pathname, search, head = { title: '' } }: { pathname?: string; search?: string; head?: Head },
): void {
  const { location } = site.navigation;
  const shown =
    pathname === undefined && search === undefined
      ? location
      : { ...location, pathname: pathname ?? location.pathname, search: search ?? location.search };
  site.navigation.commit({
    key: 'next',
    location: shown,
    remote: '',
    fragment: '',
    definition: null,
    data: null,
    head,
    status: 200,
    now: site.now.toISOString(),
  });
}
