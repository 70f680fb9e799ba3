import { ApiClient } from '@foyer/shared';
import { FavouriteList } from './favourite-list.ts';

const event = (id: number, day: string) => ({ id, date_start: `${day}T19:30:00+01:00` });
const article = (id: number, day: string) => ({ id, published_at: `${day}T10:00:00+01:00` });

/** A content service with a few things; `fails` refuses the next call. */
function openList() {
  const asked: string[] = [];
  const service = { fails: false };
  const there = {
    events: [event(1, '2026-12-06'), event(2, '2026-12-04')],
    articles: [article(1, '2026-11-01'), article(2, '2026-11-02')],
  };
  const api = new ApiClient({
    baseUrl: '',
    locale: () => 'de',
    fetch: async (input) => {
      const url = new URL(input as string, 'http://site');
      asked.push(decodeURIComponent(url.pathname + url.search));
      if (service.fails) return new Response('{}', { status: 500 });
      const ids = url.searchParams.get('ids')?.split(',').map(Number) ?? [];
      const results = there[url.pathname.includes('events') ? 'events' : 'articles'].filter(({ id }) =>
        ids.includes(id),
      );
      return new Response(JSON.stringify({ count: results.length, next: null, previous: null, results }));
    },
  });
  return { list: new FavouriteList(api), asked, service };
}

test('events come in the order of their dates, articles the newest first', async () => {
  const { list, asked } = openList();
  await list.load([1, 2], [1, 2]);
  expect(list.events.map(({ id }) => id)).toEqual([2, 1]);
  expect(list.articles.map(({ id }) => id)).toEqual([2, 1]);
  expect(asked).toEqual(['/de/api/events/?ids=1,2&page_size=100', '/de/api/articles/?ids=1,2']);
});

test('nothing marked asks for nothing', async () => {
  const { list, asked } = openList();
  await list.load([], []);
  expect([list.state, asked]).toEqual(['ready', []]);
});

test('two hundred marks are asked for in two calls', async () => {
  const { list, asked } = openList();
  await list.load(
    Array.from({ length: 200 }, (_, index) => index + 1),
    [],
  );
  expect(asked).toHaveLength(2);
  expect(asked[1]).toContain('?ids=101,102,');
});

test('what is gone from the site is known as gone, and only then', async () => {
  const { list } = openList();
  expect(list.goneOf('event', [1, 9])).toEqual([]);
  await list.load([1, 9], []);
  expect(list.goneOf('event', [1, 9])).toEqual([9]);
  expect(list.goneOf('article', [9])).toEqual([]);
});

test('only what is new is read when marks change; a mark that is taken away leaves its entry', async () => {
  const { list, asked } = openList();
  await list.load([1], []);
  await list.load([2], []);
  expect(asked[1]).toBe('/de/api/events/?ids=2&page_size=100');
  expect(list.events.map(({ id }) => id)).toEqual([2, 1]);
});

test('a failure shows, loses nothing, and can be tried again', async () => {
  const { list, service } = openList();
  service.fails = true;
  await list.load([1], []);
  expect([list.state, list.goneOf('event', [1])]).toEqual(['failed', []]);
  service.fails = false;
  await list.load([1], []);
  expect([list.state, list.events.length]).toEqual(['ready', 1]);
});
