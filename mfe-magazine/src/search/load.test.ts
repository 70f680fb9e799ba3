import { ApiError, NotFoundError, type FragmentContext } from '@foyer/shared';
import { createTestSite } from '@foyer/shared/testing';
import { hitsOf } from './hits.ts';
import { type FoundEvent, loadSearch } from './load.ts';

const summary = {
  events: { count: 30 },
  others: { count: 12, categories: [{ slug: 'articles', name: 'Mediathek', count: 12 }] },
  suggestion: null,
};
const event = (id: number) => ({
  id,
  slug: `e-${id}`,
  title: `E ${id}`,
  subtitle: '',
  date_start: '2026-12-04T19:30:00+01:00',
  room: { id: 1, name: 'Studio' },
  venue: null,
  status: 'sale',
});
const result = { type: 'articles', id: 1, title: 'A', text: '', highlight: '', url: '/de/a', image_thumbnails: null };
const answers: Record<string, unknown> = {
  '/api/search/': summary,
  '/api/search/events/': {
    count: 30,
    next: '?page=2',
    previous: null,
    results: Array.from({ length: 25 }, (_, id) => event(id)),
  },
  // The last of two pages.
  '/api/search/others/': {
    count: 12,
    next: null,
    previous: '?page=1',
    results: Array.from({ length: 2 }, () => result),
  },
};

function contextOf(href: string, fails: Record<string, number> = {}) {
  const get = jest.fn((path: string, _query?: object) =>
    path in fails ? Promise.reject(new ApiError(fails[path] ?? 0, path, null)) : Promise.resolve(answers[path]),
  );
  return {
    get,
    context: { location: createTestSite({ href }).navigation.location, api: { get } } as unknown as FragmentContext,
  };
}

test('without a question nothing is asked', async () => {
  const { get, context } = contextOf('/de/search?q=%20');
  expect(await loadSearch(context)).toMatchObject({ query: '', events: [], others: [] });
  expect(get).not.toHaveBeenCalled();
});

test.each([
  ['what no database keeps', '%00gl%00as', 'glas'],
  ['half of a letter', `${'a'.repeat(199)}${encodeURIComponent('🎭')}`, 'a'.repeat(199)],
])('%s is no part of a question', async (_what, q, query) => {
  const { get, context } = contextOf(`/de/search?q=${q}`);
  expect(await loadSearch(context)).toMatchObject({ query });
  expect(get).toHaveBeenCalledWith('/api/search/', { query });
});

test('the page of everything has the first five events and the first of the rest', async () => {
  const search = await loadSearch(contextOf('/de/search?q=glas').context);
  expect(search.events).toHaveLength(5);
  expect(search.events[0]).toEqual({
    id: 0,
    slug: 'e-0',
    title: 'E 0',
    subtitle: '',
    start: '2026-12-04T19:30:00+01:00',
    place: 'Studio',
    status: 'sale',
  });
  expect(search.others).toHaveLength(2);
  expect(search).toMatchObject({ query: 'glas', category: null, pages: 1 });
});

test('several dates of the same are one hit, where the best of them stands', () => {
  const of = (id: number, title: string, start: string) => ({
    ...{ id, slug: `e-${id}`, title, subtitle: '', start, place: '', status: 'sale' as const },
  });
  const [tour, concert] = hitsOf([
    of(1, 'Tour', '2026-12-05T11:00:00+01:00'),
    of(2, 'Concert', '2026-12-01T20:00:00+01:00'),
    of(3, 'Tour', '2026-12-04T11:00:00+01:00'),
    of(4, 'Tour', '2026-12-06T11:00:00+01:00'),
  ]);
  expect(tour?.map(({ id }) => id)).toEqual([3, 1, 4]);
  expect(concert?.map(({ id }) => id)).toEqual([2]);
});

test('what is over or cancelled is not the date that a hit is named by, where there is another', () => {
  const of = (id: number, title: string, start: string, status: FoundEvent['status']) => ({
    ...{ id, slug: `e-${id}`, title, subtitle: '', start, place: '', status },
  });
  const [tour, concert] = hitsOf([
    of(1, 'Tour', '2026-12-12T11:00:00+01:00', 'sale'),
    of(2, 'Tour', '2026-12-06T11:00:00+01:00', 'canceled'),
    of(3, 'Tour', '2026-12-05T11:00:00+01:00', 'sold_out'),
    of(4, 'Tour', '2026-11-21T11:00:00+01:00', 'past'),
    of(5, 'Concert', '2026-11-21T20:00:00+01:00', 'past'),
  ]);
  expect(tour?.map(({ id }) => id)).toEqual([3, 1, 4, 2]);
  expect(concert?.map(({ id }) => id)).toEqual([5]);
});

test('a category asks for its own list only, page by page', async () => {
  const { get, context } = contextOf('/de/search/articles/2?q=glas');
  expect(await loadSearch(context)).toMatchObject({ category: 'articles', page: 2, pages: 2, events: [] });
  expect(get).toHaveBeenCalledWith('/api/search/others/', { query: 'glas', page: 2, category: 'articles' });
  const events = await loadSearch(contextOf('/de/search/events?q=glas').context);
  expect(events).toMatchObject({ category: 'events', pages: 2, others: [] });
  expect(events.events).toHaveLength(25);
});

test.each(['/de/search/secrets?q=glas', '/de/search/articles/0?q=glas', '/de/search/articles/x?q=glas'])(
  '%s does not exist',
  async (href) => {
    await expect(loadSearch(contextOf(href).context)).rejects.toBeInstanceOf(NotFoundError);
  },
);

test('a page past the end does not exist; a failure is a failure', async () => {
  const path = '/api/search/others/';
  await expect(loadSearch(contextOf('/de/search/articles/9?q=glas', { [path]: 404 }).context)).rejects.toBeInstanceOf(
    NotFoundError,
  );
  await expect(loadSearch(contextOf('/de/search?q=glas', { [path]: 500 }).context)).rejects.toBeInstanceOf(ApiError);
});
