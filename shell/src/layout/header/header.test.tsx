import { testSettings } from '@foyer/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { editor, renderInSite, showPage } from '../layout-fixture.tsx';
import { modalDialogs } from '../modal-dialogs.ts';
import { Top } from '../top.tsx';

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

const service = () => within(screen.getByRole('navigation', { name: 'Service' }));

describe('the header', () => {
  beforeEach(() => {
    document.cookie = 'cartAmount=; path=/; max-age=0';
    scrollTo(0);
  });

  it('begins with a link past itself', () => {
    const { container } = renderInSite(<Top />);
    expect(container.querySelector('a')).toHaveTextContent('Zum Inhalt springen');
    expect(container.querySelector('a')).toHaveAttribute('href', '#main');
  });

  it("tells today's opening hours", () => {
    renderInSite(<Top />, { now: '2026-12-04T12:00:00+01:00' });
    expect(screen.getByText('Heute geöffnet bis 18 Uhr')).toBeVisible();
  });

  it('leads to the login and back to this page; to / for those who are logged in', () => {
    const { unmount } = renderInSite(<Top />, { href: '/de/programm?date=04-12-2026' });
    expect(service().getByRole('link', { name: 'Konto' })).toHaveAttribute(
      'href',
      '/admin/login/?next=%2Fde%2Fprogramm%3Fdate%3D04-12-2026',
    );
    unmount();
    renderInSite(<Top />, { user: editor });
    expect(service().getByRole('link', { name: 'Konto' })).toHaveAttribute('href', '/');
  });

  it('counts what lies in the cart, as the cookie says', () => {
    document.cookie = 'cartAmount=2; path=/';
    renderInSite(<Top />);
    expect(service().getByRole('link', { name: 'Warenkorb (2 Artikel)' })).toBeVisible();
  });

  it('marks cart and account while the shop is offline', () => {
    renderInSite(<Top />, { settings: { is_shop_online: false } });
    for (const name of ['Warenkorb (Webshop offline)', 'Konto (Webshop offline)']) {
      expect(service().getByRole('link', { name })).toHaveAttribute('data-offline');
    }
  });

  it('leads to the same page in the other language', async () => {
    const { site } = renderInSite(<Top />);
    act(() => {
      showPage(site, { head: { title: 'Programm', alternates: { de: '/de/programm', en: '/en/program' } } });
    });
    const english = screen.getByRole('link', { name: /^EN.*English/ });
    expect(english).toHaveAttribute('href', '/en/program');
    expect(english).toHaveAttribute('hreflang', 'en');
    expect(english).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('link', { name: /^DE.*Deutsch/ })).toHaveAttribute('aria-current', 'true');
    english.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(english);
    expect(document.cookie).toContain('i18n_redirected=en');
    document.cookie = 'i18n_redirected=; max-age=0';
    await userEvent.click(screen.getByRole('link', { name: /Deutsch/ }));
    expect(document.cookie).not.toContain('i18n_redirected');
  });

  it('shrinks past a quarter of the window', () => {
    renderInSite(<Top />);
    const header = screen.getByRole('banner');
    scrollTo(window.innerHeight / 4);
    expect(header).toHaveAttribute('data-scrolled', 'false');
    scrollTo(window.innerHeight / 4 + 1);
    expect(header).toHaveAttribute('data-scrolled', 'true');
  });

  it('keeps its size while the menu is open', async () => {
    modalDialogs();
    renderInSite(<Top />);
    scrollTo(window.innerHeight);
    expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
    await waitFor(() => expect(screen.getByRole('banner')).toHaveAttribute('data-scrolled', 'false'));
  });

  it('leads where the design settings say', () => {
    const design = { ...testSettings().design, logo_link: '/de/haus', basket_link: '/de/kasse' };
    const { unmount } = renderInSite(<Top />, { settings: { design } });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /^Nordlicht/ })).toHaveAttribute(
      'href',
      '/de/haus',
    );
    expect(service().getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', '/de/kasse');
    unmount();
    renderInSite(<Top />, { settings: { design: { ...design, logo_link: '/', basket_link: '' } } });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: /^Nordlicht/ })).toHaveAttribute('href', '/de');
    expect(service().getByRole('link', { name: 'Warenkorb' })).toHaveAttribute('href', 'https://tickets.example/');
  });

  it("shows the editors' block below it, which is no part of a landing page", () => {
    const { site } = renderInSite(<Top />, { settings: { html_header: { code: '<p>Wir ziehen um</p>' } } });
    expect(
      within(screen.getByRole('complementary', { name: 'Hinweis des Hauses' })).getByText('Wir ziehen um'),
    ).toBeVisible();
    act(() => {
      showPage(site, { head: { title: 'Gala', bodyClass: 'page landing-page' } });
    });
    expect(screen.queryByText('Wir ziehen um')).not.toBeInTheDocument();
  });

  it('counts what the visitor has marked', () => {
    const { site } = renderInSite(<Top />);
    expect(service().getByRole('link', { name: 'Favoriten' })).toHaveAttribute('href', '/de/favoriten');
    act(() => site.favourites.toggle('event', 7));
    expect(service().getByRole('link', { name: 'Favoriten (1)' })).toBeVisible();
  });

  it('shows profile and logout to those who are logged in', async () => {
    renderInSite(<Top />, { user: editor });
    const button = screen.getByRole('button', { name: 'Angemeldet als Jonna Petersen' });
    await userEvent.click(button);
    expect(screen.getByRole('link', { name: 'Mein Profil' })).toHaveAttribute('href', '/de/user/profile');
    expect(screen.getByRole('link', { name: 'Abmelden' })).toHaveAttribute('href', '/admin/logout/');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('is only the name, and no link, on a landing page', () => {
    const { site } = renderInSite(<Top />, {});
    act(() => {
      showPage(site, { head: { title: 'Gala', bodyClass: 'page landing-page' } });
    });
    const header = within(screen.getByRole('banner'));
    expect(header.getByText('Nordlicht')).toBeVisible();
    expect(header.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('announces the page that has taken the place of another', () => {
    const { site } = renderInSite(<Top />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => site.events.publish('page.shown', { location: site.navigation.location, title: 'Nächte aus Glas' }));
    expect(screen.getByRole('status')).toHaveTextContent('Nächte aus Glas');
  });
});
