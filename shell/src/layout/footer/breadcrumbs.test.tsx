import { act, screen, within } from '@testing-library/react';
import { renderInSite, showPage } from '../layout-fixture.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const way = () =>
  within(screen.getByRole('navigation', { name: 'Sie sind hier' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('the way begins at home, and leads over the pages that the page itself names', () => {
  const { site } = renderInSite(<Breadcrumbs />);
  const breadcrumbs = [
    { title: 'Besuch', href: '/de/besuch' },
    { title: 'Anfahrt', href: '/de/besuch/anfahrt' },
  ];
  act(() => showPage(site, { pathname: '/de/besuch/anfahrt', head: { title: 'Anfahrt | Nordlicht', breadcrumbs } }));
  expect(way()).toEqual([
    ['Startseite', '/de'],
    ['Besuch', '/de/besuch'],
    ['Anfahrt', '/de/besuch/anfahrt'],
  ]);
  expect(screen.getByRole('link', { name: 'Anfahrt' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Besuch' })).not.toHaveAttribute('aria-current');
});

test('a page that names none stands below the menu’s entry that it lies in', () => {
  const { site } = renderInSite(<Breadcrumbs />);
  act(() => showPage(site, { pathname: '/de/programm/naechte-aus-glas/12', head: { title: 'Nächte aus Glas' } }));
  expect(way()).toEqual([
    ['Startseite', '/de'],
    ['Programm', '/de/programm'],
    ['Nächte aus Glas', '/de/programm/naechte-aus-glas/12'],
  ]);
});

test('the home page is all there is to itself', () => {
  const { site } = renderInSite(<Breadcrumbs />, { href: '/de' });
  act(() => showPage(site, { head: { title: 'Nordlicht', breadcrumbs: [] } }));
  expect(way()).toEqual([['Startseite', '/de']]);
});
