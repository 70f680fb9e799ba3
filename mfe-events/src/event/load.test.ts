import { ApiClient, createHref, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';
import { createTestSite, testSnapshot } from '@foyer/shared/testing';
import { jsonLdOf } from './json-ld.ts';
import { loadEvent } from './load.ts';

const NOW = '2026-11-21T12:00:00+01:00';
const href = createHref(testSnapshot(), 'de');

const base = {
  id: 42,
  slug: 'naechte-aus-glas',
  title: 'Nächte aus Glas</script>',
  subtitle: 'Musiktheater',
  preline: '',
  teaser_text: 'Eine Stadt im Dunkeln.',
  date_start: '2026-12-04T19:30:00+01:00',
  date_end: '2026-12-04T21:40:00+01:00',
  status: 'sale',
  ticket_url: 'https://tickets.example/42',
  price_from: 12,
  price_to: 48,
  currency: 'EUR',
  room: { id: 1, name: 'Große Bühne' },
  venue: { id: 1, slug: 'haupthaus', name: 'Haupthaus' },
  series: null,
  production: { id: 5, slug: 'glas', title: 'Nächte aus Glas', sticky_event: true },
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '/de/programm/naechte-aus-glas/42', en: '/en/program/glass-nights/42' },
  access: ['surtitles'],
  previous_date_start: null,
  sequence: 0,
};
const detail = {
  ...base,
  description: '<p>Text</p>',
  team: [
    { role: 'Regie', person: { first_name: 'Jonna', last_name: 'Petersen' } },
    { role: 'Mit', person: { first_name: 'Anna', last_name: 'Ahrens' } },
    { role: 'Mit', person: { first_name: 'Bela', last_name: '' } },
  ],
  modules: [],
  section_order: [],
  content_notes: '',
  dates: [
    { ...base, id: 41, date_start: '2026-11-20T19:30:00+01:00' },
    { ...base },
    { ...base, id: 43, date_start: '2026-12-06T19:30:00+01:00' },
  ],
};

function load(path: string, status = 200) {
  const asked: string[] = [];
  const api = new ApiClient({
    baseUrl: '',
    locale: () => 'de',
    fetch: async (input) => {
      asked.push(input instanceof Request ? input.url : input.toString());
      return new Response(JSON.stringify(detail), { status });
    },
  });
  const site = createTestSite({ href: path, now: NOW });
  const context: FragmentContext = { locale: 'de', location: site.navigation.location, props: {}, api, site: site.state, href, now: new Date(NOW), t: (key) => key };
  return { asked, data: loadEvent(context) };
}

test('reads the event that the address names', async () => {
  const { asked, data } = load('/de/programm/naechte-aus-glas/42');
  expect(await data).toMatchObject({ id: 42, place: 'Große Bühne', venue: 'Haupthaus', ticket: 'https://tickets.example/42' });
  expect(asked).toEqual(['/de/api/events/42/']);
});

test('lists the dates to come, without those that are over and without itself', async () => {
  expect((await load('/de/programm/naechte-aus-glas/42').data).dates.map(({ id }) => id)).toEqual([43]);
});

test('joins those who have the same part', async () => {
  expect((await load('/de/programm/naechte-aus-glas/42').data).team).toEqual([
    { role: 'Regie', names: ['Jonna Petersen'] },
    { role: 'Mit', names: ['Anna Ahrens', 'Bela'] },
  ]);
});

test('another name in the address leads to the right one for good', async () => {
  const redirect = await load('/de/programm/alter-titel/42?x=1').data.catch((error: unknown) => error);
  expect(redirect).toBeInstanceOf(RedirectError);
  expect(redirect).toMatchObject({ to: '/de/programm/naechte-aus-glas/42?x=1', status: 301 });
});

test('an event that does not exist is not found', async () => {
  await expect(load('/de/programm/x/7', 404).data).rejects.toThrow(NotFoundError);
});

test('an id that is none is not even asked for', async () => {
  const { asked, data } = load('/de/programm/x/abc');
  await expect(data).rejects.toThrow(NotFoundError);
  expect(asked).toEqual([]);
});

test('any other failure of the content service passes', async () => {
  await expect(load('/de/programm/x/42', 503).data).rejects.toMatchObject({ status: 503 });
});

describe('what search engines read', () => {
  test('names time, place and price', async () => {
    const data: unknown = JSON.parse(jsonLdOf(await load('/de/programm/naechte-aus-glas/42').data));
    expect(data).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-04T19:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { name: 'Große Bühne, Haupthaus' },
      offers: { lowPrice: 12, highPrice: 48, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
  });

  test('cannot end the element it stands in', async () => {
    expect(jsonLdOf(await load('/de/programm/naechte-aus-glas/42').data)).not.toContain('<');
  });
});
