import { ApiError } from '@foyer/shared';
import type { Page, UserDetails } from '@foyer/shared/api';
import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { LogOut } from './log-out.tsx';
import { messages } from './messages.ts';
import { Toolbar } from './toolbar.tsx';

const user: UserDetails = {
  email: 'edda@nordlicht.example',
  username: 'editor',
  first_name: 'Edda',
  last_name: 'Tor',
  is_logged_in: true,
  admin_menus: [{ title: 'Seiten', url: '/admin/pages/' }],
  has_dashboard_online_access: true,
  login_url: '/admin/login/',
  logout_url: '/admin/logout/',
  webshop_url: '',
};

const page = {
  id: 1,
  title: 'Besuch',
  is_online: false,
  settings_url: '/admin/pages/1',
  version: { id: 8, created_at: '2026-11-20T10:00:00+01:00', author: 'Edda Tor', label: '' },
} as Page;

function show(
  view: ReactNode,
  { href = '/de/besuch', visitor = user }: { href?: string; visitor?: UserDetails | null } = {},
) {
  const site = createTestSite({ href, user: visitor });
  for (const [locale, texts] of Object.entries(messages)) site.i18n.addResourceBundle(locale, 'editor.toolbar', texts);
  render(
    <TestRoot site={site} namespace="editor.toolbar">
      {view}
    </TestRoot>,
  );
  return site;
}

test('every language has the same texts', () => {
  expect(Object.keys(messages.en)).toEqual(Object.keys(messages.de));
});

test('it says who is logged in and where else they can work', () => {
  show(<Toolbar />);
  // The end of a long name is out of sight in narrow windows.
  expect(screen.getByTitle('Edda Tor')).toHaveTextContent('Edda Tor');
  expect(screen.getByText('Edda Tor')).toBeVisible();
  expect(screen.getByText('edda@nordlicht.example')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Seiten' })).toHaveAttribute('href', '/admin/pages/');
  expect(screen.getByRole('link', { name: 'Abmelden' })).toHaveAttribute('href', '/admin/logout/');
});

test('it says that visitors do not see the site, while that is so', () => {
  const site = show(<Toolbar />);
  expect(screen.queryByText('Website offline für Besucher')).not.toBeInTheDocument();
  act(() => site.settings.replace({ ...site.settings.value, is_site_online: false }));
  expect(screen.getByText('Website offline für Besucher')).toBeVisible();
});

test('it knows the page as soon as the page is known', () => {
  const site = show(<Toolbar />);
  expect(screen.getByText('/de/besuch')).toBeVisible();
  act(() => site.currentPage.show(page));
  expect(screen.getByText('Besuch')).toBeVisible();
  expect(screen.getByText('nicht online')).toBeVisible();
  expect(screen.getByText('Stand 20. Nov. 2026, 10 Uhr, Edda Tor')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Seiteneinstellungen' })).toHaveAttribute('href', '/admin/pages/1');
});

test('it is English on English pages', () => {
  show(<Toolbar />, { href: '/en/visit' });
  expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('it speaks the language that its user has chosen, on every page', () => {
  show(<Toolbar />, { href: '/de/besuch', visitor: { ...user, locale: 'en' } });
  expect(screen.getByRole('link', { name: 'Log out' })).toBeVisible();
  expect(screen.getByRole('region')).toHaveAttribute('lang', 'en');
});

test('it leads to where the thing on show is changed', () => {
  show(<Toolbar />, { href: '/de/programm/nacht/12' });
  expect(screen.getByRole('link', { name: 'Termin bearbeiten' })).toHaveAttribute('href', '/admin/events/12/change/');
});

test('it says which version is on show, and leads back', () => {
  const site = show(<Toolbar />, { href: '/de/besuch?edit&v=8' });
  expect(screen.getByText('Eine Fassung 8 gibt es hier nicht.')).toBeVisible();
  act(() => site.currentPage.show(page));
  expect(screen.getByText('Sie sehen Fassung 8, nicht die veröffentlichte.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur veröffentlichten Fassung' })).toHaveAttribute(
    'href',
    '/de/besuch?edit=',
  );
  act(() => site.currentPage.show({ ...page, version: { ...page.version, published: true } }));
  expect(screen.queryByText(/Sie sehen Fassung/)).toBeNull();
});

test('noToolbar hides it', () => {
  show(<Toolbar />, { href: '/de/besuch?noToolbar' });
  expect(screen.queryByRole('region')).toBeNull();
});

test('nobody is shown a toolbar who is not logged in', () => {
  show(<Toolbar />, { visitor: null });
  expect(screen.queryByRole('region')).toBeNull();
});

test('logging out ends the session, then loads the page anew', async () => {
  const reload = jest.fn();
  const site = show(<LogOut href="/admin/logout/" reload={reload} />);
  const send = jest.spyOn(site.api, 'send').mockResolvedValue(undefined);
  await userEvent.click(screen.getByRole('link', { name: 'Abmelden' }));
  expect(send).toHaveBeenCalledWith('POST', '/{locale}/api/user-logout/');
  expect(reload).toHaveBeenCalled();
});

test('a log-out that failed is said', async () => {
  const reload = jest.fn();
  const site = show(<LogOut href="/admin/logout/" reload={reload} />);
  jest.spyOn(site.api, 'send').mockRejectedValue(new ApiError(0, '/x', null));
  await userEvent.click(screen.getByRole('link', { name: 'Abmelden' }));
  expect(screen.getByRole('alert')).toHaveTextContent('nicht gelungen');
  expect(reload).not.toHaveBeenCalled();
});
