import { ApiClient, createHref, type FragmentContext, type JsonObject } from '@foyer/shared';
import { createTestSite, testSnapshot } from '@foyer/shared/testing';
import { loadList } from './load.ts';

const NOW = '2026-11-21T18:00:00+01:00';
const event = (id: number, date_start: string, status = 'sale') => ({
  id,
  slug: 'x',
  title: `Termin ${id}`,
  subtitle: '',
  date_start,
  status,
  ticket_url: null,
  room: null,
  venue: null,
});

function load(props: JsonObject, results: unknown[] = []) {
  const asked: string[] = [];
  const api = new ApiClient({
    baseUrl: '',
    locale: () => 'en',
    fetch: async (input) => {
      const url = input instanceof Request ? input.url : input.toString();
      asked.push(url);
      const size = Number(new URL(url, 'http://foyer').searchParams.get('page_size'));
      const next = results.length > size ? 'more' : null;
      return new Response(
        JSON.stringify({ count: results.length, next, previous: null, results: results.slice(0, size) }),
      );
    },
  });
  const site = createTestSite({ href: '/en', now: NOW });
  const context: FragmentContext = {
    locale: 'en',
    location: site.navigation.location,
    props,
    api,
    site: site.state,
    href: createHref(testSnapshot(), 'en'),
    now: new Date(NOW),
    t: (key) => key,
  };
  return { asked, data: loadList(context) };
}

test('asks for the next events in the language of the page', async () => {
  const { asked, data } = load({ tag: 4, filters: { room: 2 }, limit: 3 });
  await data;
  expect(asked).toEqual(['/en/api/events/?room=2&tag=4&date=2026-11-21&page_size=13']);
});

test('begins today when the list was set to begin earlier, and later when later', async () => {
  for (const [from, day] of [
    ['2026-09-01', '2026-11-21'],
    ['2026-12-24', '2026-12-24'],
  ] as const) {
    const { asked, data } = load({ date_from: from });
    await data;
    expect(asked[0]).toContain(`date=${day}`);
  }
});

test('leaves out what is over, what lies after its end, and what is too many', async () => {
  const results = [
    event(1, '2026-11-21T11:00:00+01:00', 'past'),
    event(2, '2026-11-21T19:30:00+01:00'),
    event(3, '2026-11-22T11:00:00+01:00'),
    event(4, '2026-11-22T23:30:00+01:00'),
    event(5, '2026-11-23T00:15:00+01:00'),
  ];
  expect((await load({ limit: 2 }, results).data).events.map(({ id }) => id)).toEqual([2, 3]);
  expect((await load({ date_to: '2026-11-22' }, results).data).events.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('finds the next ones in the evening of a day that had many, and asks once more only then', async () => {
  const over = Array.from({ length: 30 }, (_, id) => event(id, '2026-11-21T11:00:00+01:00', 'past'));
  const results = [...over, event(30, '2026-11-21T19:30:00+01:00'), event(31, '2026-11-22T11:00:00+01:00')];
  const { asked, data } = load({ limit: 4 }, results);
  expect((await data).events.map(({ id }) => id)).toEqual([30, 31]);
  expect(asked).toHaveLength(2);

  const few = load({ limit: 4, date_to: '2026-11-21' }, results.slice(28));
  expect((await few.data).events.map(({ id }) => id)).toEqual([30]);
  expect(few.asked).toHaveLength(1);
});
