import { ApiClient, createHref, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';
import { createTestSite, testSnapshot } from '@foyer/shared/testing';
import { fetchAllOptions } from '../filter/options.ts';
import { contextAt } from '../testing/content-service.ts';
import { loadProgramme } from './load.ts';

const event = (id: number, date_start: string) => ({
  id,
  slug: `termin-${id}`,
  title: `Termin ${id}`,
  subtitle: '',
  date_start,
  status: 'sale',
  ticket_url: null,
  room: { id: 1, name: 'Studio' },
  venue: null,
  teaser_text: 'long text that no row shows',
});
const teaser = (date: string) => ({
  id: 1,
  name: 'Tipp',
  date,
  link: { url: '/de/besuch' },
  preline: '',
  headline: '',
  subline: '',
  link_text: '',
  image_obj: null,
  image_thumbnails: null,
});

const NOW = '2026-11-21T23:30:00+01:00';

/** A content service of a few answers that notes what it was asked. */
function load(search: string, answers: Record<string, unknown> = {}, refusal = 404) {
  const asked: string[] = [];
  const all: Record<string, unknown> = {
    '/de/api/events/': {
      count: 2,
      next: null,
      previous: null,
      results: [event(1, '2026-11-22T11:00:00+01:00'), event(2, '2026-11-24T19:30:00+01:00')],
    },
    '/de/api/teasers/': [teaser('2026-11-20'), teaser('2026-11-23')],
    '/api/calendar/': ['2026-11-22', '2026-11-24'],
    '/api/rooms/': [{ id: 3, name: 'Große Bühne' }],
    '/api/exhibition-types/': [{ slug: 'konzert', name: 'Konzert' }],
    ...answers,
  };
  const api = new ApiClient({
    baseUrl: '',
    locale: () => 'de',
    fetch: async (input) => {
      const url = input instanceof Request ? input.url : input.toString();
      asked.push(decodeURIComponent(url));
      const answer = all[url.split('?')[0] ?? ''];
      return new Response(JSON.stringify(answer ?? {}), { status: answer === undefined ? refusal : 200 });
    },
  });
  const site = createTestSite({ href: `/de/programm${search}`, now: NOW });
  const context: FragmentContext = {
    locale: 'de',
    location: site.navigation.location,
    props: {},
    api,
    site: site.state,
    href: createHref(testSnapshot(), 'de'),
    now: new Date(NOW),
    t: (key) => key,
  };
  return { asked, data: loadProgramme(context) };
}

test('asks for events from today in Berlin, for teasers and for the calendar, and for nothing else', async () => {
  const { asked, data } = load('');
  await data;
  expect(asked).toEqual(['/de/api/events/?date=2026-11-21', '/de/api/teasers/', '/api/calendar/?date=2026-11-01']);
});

test('a row carries what is shown, and no more', async () => {
  const { events } = await load('').data;
  expect(JSON.parse(JSON.stringify(events.rows[0]))).toEqual({
    id: 1,
    slug: 'termin-1',
    title: 'Termin 1',
    start: '2026-11-22T11:00:00+01:00',
    place: 'Studio',
    status: 'sale',
  });
});

test('teasers of the past are left out, and a teaser without a headline has its name', async () => {
  const { teasers } = await load('').data;
  expect(teasers.map(({ day, headline }) => [day, headline])).toEqual([['2026-11-23', 'Tipp']]);
});

test('series and genre go to the calendar, too', async () => {
  const { asked, data } = load('?series=7', { '/api/series/': [{ id: 7, name: 'Mittagsmusik' }] });
  await data;
  expect(asked.find((url) => url.startsWith('/api/calendar/'))).toContain('series=7');
});

test('filters go to events and calendar, name what is selected, and hide the teasers', async () => {
  const { asked, data } = load('?room=3&type=konzert&date=04-12-2026&page=2');
  const { selections, teasers } = await data;
  expect(asked).toEqual(
    expect.arrayContaining([
      '/de/api/events/?room=3&type=konzert&date=2026-12-04&page=2',
      '/api/calendar/?date=2026-12-01&room=3&type=konzert',
    ]),
  );
  expect(asked).not.toContain('/de/api/teasers/');
  expect(teasers).toEqual([]);
  expect(selections).toEqual([
    { filter: 'room', value: 3, name: 'Große Bühne' },
    { filter: 'type', value: 'konzert', name: 'Konzert' },
  ]);
});

test.each([
  ['?room=99&type=konzert&date=24-11-2026', '/de/programm?date=24-11-2026&type=konzert'],
  ['?room=foo&type=konzert', '/de/programm?type=konzert'],
  ['?room=foo&type=nope', '/de/programm'],
  ['?date=31-02-2027&type=konzert', '/de/programm?type=konzert'],
  ['?date=2026-12-04&until=soon&month=13-2026', '/de/programm'],
  ['?date=24-11-2026&page=x&filter=yes', '/de/programm?date=24-11-2026'],
])('a value that means nothing is left out, and the rest stays: %s', async (search, to) => {
  const redirect = await load(search).data.catch((error: unknown) => error);
  expect(redirect).toBeInstanceOf(RedirectError);
  expect(redirect).toMatchObject({ to, status: 302 });
});

test('the number of the first page means something, although it is not written', async () => {
  expect((await load('?page=1').data).events.rows).not.toEqual([]);
});

test('a preset cuts off what lies after its end, and ends the paging', async () => {
  const { events } = await load('?date=21-11-2026&until=23-11-2026', {
    '/de/api/events/': {
      count: 60,
      next: '?page=2',
      previous: null,
      results: [event(1, '2026-11-23T23:30:00+01:00'), event(2, '2026-11-24T00:15:00+01:00')],
    },
  }).data;
  expect(events.rows.map(({ id }) => id)).toEqual([1]);
  expect(events.more).toBe(false);
});

test('the calendar shows the month asked for', async () => {
  const { asked, data } = load('?month=01-2027');
  await data;
  expect(asked).toContain('/api/calendar/?date=2027-01-01');
});

test('a page past the end does not exist', async () => {
  await expect(load('?page=99', { '/de/api/events/': undefined }).data).rejects.toThrow(NotFoundError);
});

test('any other failure of the events passes', async () => {
  await expect(load('', { '/de/api/events/': undefined }, 503).data).rejects.toMatchObject({ status: 503 });
});

test('without teasers, the calendar’s days and the names of filters the events are still there', async () => {
  const failing = { '/de/api/teasers/': undefined, '/api/calendar/': undefined, '/api/rooms/': undefined };
  expect(await load('', failing, 500).data).toMatchObject({
    teasers: [],
    days: [],
    events: { rows: [{ id: 1 }, { id: 2 }] },
  });
  const { selections } = await load('?room=3', failing, 500).data;
  expect(selections).toEqual([{ filter: 'room', value: 3, name: '3' }]);
});

test('a list of choices that cannot be had is a filter less', async () => {
  const { context } = contextAt('/de/programm?filter=1', { '/api/rooms/': [{ id: 3, name: 'Große Bühne' }] });
  const none = { type: [], tag: [], series: [], genre: [] };
  expect(await fetchAllOptions(context.api)).toEqual({ room: [{ value: 3, name: 'Große Bühne' }], ...none });
});

test("the overlay's flag leads to the list without it, and keeps the filters", async () => {
  const redirect = await load('?overlay=true&room=3').data.catch((error: unknown) => error);
  expect(redirect).toBeInstanceOf(RedirectError);
  expect((redirect as RedirectError).to).toBe('/de/programm?room=3');
});
