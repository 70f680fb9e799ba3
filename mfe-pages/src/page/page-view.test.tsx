import { act, render, screen, within } from '@testing-library/react';
import { createTestSite, TestRoot, type TestSiteOptions } from '@foyer/shared/testing';
import type { Page } from '@foyer/shared/api';
import { samplePage, samples } from '../modules/samples.ts';
import { parentsOf } from './parents.ts';
import { filmMessages } from '../modules/hero_media/film-messages.ts';
import { rareMessages } from '../modules/rare-messages.ts';
import { messages } from './messages.ts';
import { PageView } from './page-view.tsx';

function show(page: Page, options: TestSiteOptions = {}) {
  const site = createTestSite(options);
  for (const [locale, texts] of Object.entries(messages)) site.i18n.addResourceBundle(locale, 'pages.page', texts);
  const view = (data: Page) => (
    <TestRoot site={site} namespace="pages.page">
      <PageView data={data} />
    </TestRoot>
  );
  const shown = render(view(page));
  return { site, ...shown, replace: (next: Page) => shown.rerender(view(next)) };
}

test.each([messages, rareMessages, filmMessages])('every language has the same texts', (texts) => {
  expect(Object.keys(texts.en)).toEqual(Object.keys(texts.de));
});

test('a page without a hero has its headline as title, below the way to it', () => {
  show(samplePage([samples.text]));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('So finden Sie uns');
  const way = within(screen.getByRole('navigation', { name: 'Brotkrumen' }));
  expect(way.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Startseite', 'Besuch', 'Anfahrt']);
  expect(way.getByRole('link', { name: 'Besuch' })).toHaveAttribute('href', '/de/besuch');
});

test('the way to a page is in the page’s language', () => {
  show(samplePage(), { href: '/en/visit/directions' });
  expect(screen.getByRole('link', { name: 'Besuch' })).toHaveAttribute('href', '/en/visit');
});

test('a page at the top has no breadcrumbs', () => {
  show(samplePage([], { parent: null }));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page that stands above itself does not hang', () => {
  const parent = samplePage().parent!;
  parent.parent = parent;
  expect(parentsOf({ parent })).toEqual([parent]);
});

test('a hero at the top carries the title, and there is one title only', () => {
  show(
    samplePage([
      { ...samples.hero_media, video: '' },
      { ...samples.hero_media, video: '', id: 70 },
    ]),
  );
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nächte aus Glas');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('layouts put columns on the grid', () => {
  const container = {
    ...samplePage().modules[0]!,
    layout: '33-67',
    columns: [
      { index: 0, classes: '', children: [samples.text] },
      { index: 1, classes: '', children: [samples.quote] },
    ],
  };
  const { container: root } = show(samplePage([], { modules: [container] as unknown as Page['modules'] }));
  const columns = root.querySelectorAll('[data-container="90"] [data-column]');
  expect([...columns].map((column) => column.getAttribute('data-span'))).toEqual(['4', '8']);
  expect(columns[1]).toHaveTextContent('Man hört das Licht.');
});

test('an empty container is there for an editor only', () => {
  expect(show(samplePage()).container.querySelector('[data-container]')).toBeNull();
  const user = {
    is_logged_in: true,
    first_name: '',
    last_name: '',
    username: 'e',
    email: '',
    admin_menus: [],
    has_dashboard_online_access: false,
    login_url: '',
    logout_url: '',
    webshop_url: '',
  };
  expect(show(samplePage(), { user }).container.querySelector('[data-container="90"]')).not.toBeNull();
});

test('what an editor changes in the store shows at once', () => {
  const page = samplePage([samples.text]);
  const { site } = show(page);
  expect(site.currentPage.page).toBe(page);
  act(() => site.currentPage.show({ ...samplePage([samples.quote]), headline: 'Neu' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Neu');
  expect(screen.getByText('Man hört das Licht.')).toBeVisible();
});

test('the same page in another language is not shown in the first', () => {
  const { site, replace, unmount } = show(samplePage());
  const english = samplePage([], { headline: 'How to find us' });
  replace(english);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How to find us');
  expect(site.currentPage.page).toBe(english);
  unmount();
  expect(site.currentPage.page).toBeNull();
});

test.each([[undefined], ['x'], [[null, 7, { model: 'text' }]]])('a page with modules %j is still a page', (modules) => {
  show(samplePage([], { modules: modules as unknown as Page['modules'] }));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
