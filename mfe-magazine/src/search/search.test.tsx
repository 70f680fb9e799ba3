import { createTestSite, TestRoot } from '@foyer/shared/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { searchMessages } from './messages.ts';
import type { Search } from './load.ts';
import { SearchView } from './search.tsx';

const nothing: Search['summary'] = { events: { count: 0 }, others: { count: 0, categories: [] }, suggestion: null };
const search = (changes: Partial<Search> = {}): Search => ({
  query: '',
  category: null,
  summary: nothing,
  events: [],
  others: [],
  page: 1,
  pages: 1,
  ...changes,
});
const found = search({
  query: 'glas',
  summary: {
    events: { count: 7 },
    others: { count: 2, categories: [{ slug: 'articles', name: 'Mediathek', count: 2 }] },
    suggestion: null,
  },
  events: [
    {
      id: 4,
      slug: 'naechte-aus-glas',
      title: 'Nächte aus Glas',
      subtitle: 'Musiktheater',
      start: '2026-12-04T19:30:00+01:00',
      place: 'Große Bühne',
      status: 'sold_out',
    },
  ],
  others: [
    {
      type: 'articles',
      id: 1,
      title: 'Gläser',
      text: 'Gestimmt',
      highlight: '<mark>Glas</mark> &lt;b&gt; &amp; Licht',
      url: '/de/mediathek-de/glaeser/1',
      image_thumbnails: null,
    },
  ],
});

function show(data: Search, href = '/de/search') {
  const site = createTestSite({ href });
  for (const [locale, texts] of Object.entries(searchMessages)) site.i18n.addResourceBundle(locale, 'magazine', texts);
  const navigate = jest.spyOn(site.navigation, 'navigate').mockResolvedValue();
  const get = jest.spyOn(site.api, 'get').mockResolvedValue(['Glas', 'Nächte aus Glas']);
  const view = (shown: Search) => (
    <TestRoot site={site} namespace="magazine">
      <SearchView data={shown} />
    </TestRoot>
  );
  const { rerender } = render(view(data));
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Was suchen Sie?' });
  return { navigate, get, field, come: (next: Search) => rerender(view(next)) };
}

const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('every language has the same texts', () => {
  expect(Object.keys(searchMessages.en)).toEqual(Object.keys(searchMessages.de));
});

test('without JavaScript the field is a form that asks by address', () => {
  const { field } = show(search());
  const form = screen.getByRole('search');
  expect([form.getAttribute('action'), form.getAttribute('method') ?? 'get', field.getAttribute('name')]).toEqual([
    '/de/search',
    'get',
    'q',
  ]);
});

test('shows one event with all its dates, each a link of its own', () => {
  const [event] = found.events;
  const later = { ...event!, id: 5, start: '2026-12-11T19:30:00+01:00', status: 'sale' as const };
  show({ ...found, events: [event!, later] }, '/de/search?q=glas');
  expect(screen.getAllByRole('heading', { name: 'Nächte aus Glas' })).toHaveLength(1);
  expect(screen.getByRole('link', { name: /^Fr, 11\. Dez/ })).toHaveAttribute(
    'href',
    '/de/programm/naechte-aus-glas/5',
  );
});

test('shows the next dates of an event at once, the many others behind a word', () => {
  const [event] = found.events;
  const days = ['04', '05', '06', '07', '08', '09', '10'];
  const events = days.map((day, at) => ({ ...event!, id: 4 + at, start: `2026-12-${day}T19:30:00+01:00` }));
  show({ ...found, events }, '/de/search?q=glas');
  const more = screen.getByText('2 weitere Termine').closest('details')!;
  expect(more).not.toHaveAttribute('open');
  expect([...more.querySelectorAll('time')].map((time) => time.textContent)).toEqual([
    expect.stringMatching(/^Mi, 9\. Dez/),
    expect.stringMatching(/^Do, 10\. Dez/),
  ]);
});

test('shows dates and the rest, and links to each kind', () => {
  show(found, '/de/search?q=glas');
  expect(screen.getByRole('link', { name: 'Nächte aus Glas' })).toHaveAttribute(
    'href',
    '/de/programm/naechte-aus-glas/4',
  );
  expect(screen.getByText('Ausverkauft')).toBeVisible();
  const kinds = within(screen.getByRole('navigation', { name: 'Treffer nach Art' })).getAllByRole('link');
  expect(kinds.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(
    [
      ['Alles 9', '/de/search?q=glas', 'page'],
      ['Veranstaltungen 7', '/de/search/events?q=glas', null],
      ['Mediathek 2', '/de/search/articles?q=glas', null],
    ],
  );
  expect(screen.getByRole('link', { name: 'Alle Veranstaltungen (7)' })).toHaveAttribute(
    'href',
    '/de/search/events?q=glas',
  );
});

test('what was asked for in place comes with its count said, and the focus stays in the field', async () => {
  const { field, come } = show(search());
  await userEvent.type(field, 'glas');
  await act(async () => userEvent.keyboard('{Enter}'));
  // Typed while the answer is on its way.
  await userEvent.type(field, 'x');
  come(found);
  expect(field).toHaveFocus();
  expect(field).toHaveValue('glasx');
  expect(said()).toContain('9 Treffer für „glas“');
  // Back to the search before.
  come(search());
  expect(field).toHaveValue('');
  expect(said()).not.toContain('9 Treffer für „glas“');
});

test('marks what was found, as text', () => {
  show(found);
  expect(screen.getByText('Glas', { selector: 'mark' })).toBeVisible();
  expect(screen.getByText(/<b> & Licht/)).toBeVisible();
});

test('says that nothing was found, and what may have been meant', () => {
  show(search({ query: 'glsa', summary: { ...nothing, suggestion: 'Glas' } }), '/de/search?q=glsa');
  expect(screen.getByRole('heading', { name: 'Ihre Suche hat nichts gefunden' })).toBeVisible();
  expect(said()).toContain('Ihre Suche hat nichts gefunden');
  expect(screen.getByText('Bitte versuchen Sie es mit einem anderen Suchbegriff.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Glas' })).toHaveAttribute('href', '/de/search?q=Glas');
});

test('a kind without hits says so, and leads to what there is of others', () => {
  show({ ...found, category: 'venues', events: [], others: [] }, '/de/search/venues?q=glas');
  expect(screen.getByText('Ihre Auswahl hat leider kein Ergebnis gebracht.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Alle Treffer' })).toHaveAttribute('href', '/de/search?q=glas');
  expect(screen.queryByText('Ihre Suche hat nichts gefunden')).toBeNull();
});

test('arrows choose a suggestion, and Enter searches for it', async () => {
  const { field, get, navigate } = show(search());
  await userEvent.type(field, 'GL');
  expect(get).toHaveBeenLastCalledWith('/api/search/autocomplete/', { query: 'gl' });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'Nächte aus Glas' });
  expect(chosen).toHaveAttribute('aria-selected', 'true');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/de/search?q=N%C3%A4chte+aus+Glas');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a click on a suggestion searches for it', async () => {
  const { field, navigate } = show(search());
  await userEvent.type(field, 'g');
  await userEvent.click(screen.getByRole('option', { name: 'Glas' }));
  expect(navigate).toHaveBeenCalledWith('/de/search?q=Glas');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a click outside', () => userEvent.click(document.body)],
  ['scrolling', async () => act(() => void window.dispatchEvent(new Event('scroll')))],
])('%s closes the list and leaves what was typed', async (_, dismiss) => {
  const { field } = show(search());
  await userEvent.type(field, 'gl');
  await dismiss();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('option')).toBeNull();
  expect(field).toHaveValue('gl');
});

test('nothing typed is not searched for', async () => {
  const { field, navigate } = show(search());
  await userEvent.type(field, '  {Enter}');
  expect(navigate).not.toHaveBeenCalled();
});
