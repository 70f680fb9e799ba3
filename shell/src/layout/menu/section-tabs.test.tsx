import { act, screen, within } from '@testing-library/react';
import { layoutState, renderInSite, showPage } from '../layout-fixture.tsx';
import { Top } from '../top.tsx';

const layout = {
  ...layoutState,
  nav: {
    ...layoutState.nav,
    menu: layoutState.nav.menu.map((entry) => ({ ...entry, has_tab_navigation: entry.url !== '/de/mediathek-de' })),
  },
};
const tabs = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
const marked = (name: string) => tabs(name).filter((tab) => tab.hasAttribute('aria-current'));

describe('the pages of a section', () => {
  it('stand beside each other on each of them, and the one on show is marked', () => {
    const { site } = renderInSite(<Top />, { layout, href: '/de/besuch' });
    expect(tabs('Besuch').map((tab) => tab.getAttribute('href'))).toEqual([
      '/de/besuch',
      '/de/besuch/anfahrt',
      '/de/besuch/cafe',
    ]);
    expect(marked('Besuch').map(({ textContent }) => textContent)).toEqual(['Besuch']);
    act(() => {
      showPage(site, { pathname: '/de/besuch/cafe' });
    });
    expect(marked('Besuch').map(({ textContent }) => textContent)).toEqual(['Café Polarkreis']);
  });

  it('are named once where the menu names the first among the others', () => {
    const [first, ...rest] = layout.nav.menu;
    const children = [
      { url: '/de/programm', menu_name: 'Alle Termine' },
      { url: '/de/reihen', menu_name: 'Reihen' },
    ];
    renderInSite(<Top />, {
      layout: { ...layout, nav: { ...layout.nav, menu: [{ ...first!, children }, ...rest] } },
      href: '/de/reihen',
    });
    expect(tabs('Programm').map(({ textContent }) => textContent)).toEqual(['Alle Termine', 'Reihen']);
  });

  it('stand nowhere else, nor where the menu does not ask for it or has none', () => {
    const { site } = renderInSite(<Top />, { layout, href: '/de/mediathek-de' });
    expect(screen.queryByRole('navigation', { name: 'Mediathek' })).not.toBeInTheDocument();
    act(() => {
      showPage(site, { pathname: '/de/kontakt' });
    });
    expect(screen.queryByRole('navigation', { name: 'Besuch' })).not.toBeInTheDocument();
    act(() => {
      showPage(site, { pathname: '/de/programm' });
    });
    expect(screen.queryByRole('navigation', { name: 'Programm' })).not.toBeInTheDocument();
  });
});
