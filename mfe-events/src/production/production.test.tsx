import { createHref } from '@foyer/shared';
import { screen } from '@testing-library/react';
import { contextAt, eventOf, eventsSnapshot, LONG } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import { castOf } from '../detail/cast.ts';
import { jsonLdOf } from './json-ld.ts';
import { loadProduction, type ProductionData } from './load.ts';
import { messages } from './messages.ts';
import { ProductionPage } from './production-page.tsx';
import { sectionsIn } from '../detail/sections.ts';

const person = (id: number, first_name: string, last_name = '') => ({
  id,
  slug: `p-${id}`,
  first_name,
  last_name,
  role: '',
  category: null,
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
});
const answer = {
  id: 1,
  slug: 'glas',
  title: 'Nächte aus Glas',
  subtitle: 'Musiktheater',
  season: { id: 37, name: '2026/27' },
  genre: { id: 1, name: 'Oper' },
  date_from: '2026-12-01',
  date_to: '2027-05-10',
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
  sticky_event: true,
  description: '<p>Text</p>',
  team: [
    { role: 'Regie', person: person(7, 'Nora', 'Lindqvist') },
    { role: 'Mit', person: person(8, 'Bela') },
    { role: 'Mit', person: person(9, 'Anna', 'Ahrens') },
  ],
  modules: [],
  section_order: ['dates', 'description'],
  events: [
    eventOf({ id: 1, date_start: '2026-11-01T19:30:00+01:00', date_end: '2026-11-01T21:00:00+01:00' }),
    eventOf({ id: 2, preline: 'Premiere', status: 'canceled' }),
    eventOf({
      id: 3,
      subtitle: 'Mit Nachgespräch',
      date_start: '2026-12-08T19:30:00+01:00',
      date_end: '2026-12-08T21:00:00+01:00',
    }),
  ],
};
const load = (changes: Record<string, unknown> = {}): Promise<ProductionData> =>
  loadProduction(contextAt('/de/produktionen/glas/1', { '/de/api/productions/1/': { ...answer, ...changes } }).context);
const page = (data: ProductionData) => show('/de/produktionen/glas/1', messages, <ProductionPage data={data} />);

test('those who have the same part stand together, in the order of the parts', () => {
  expect(castOf(answer.team).map(({ role, persons }) => [role, persons.map(({ name }) => name)])).toEqual([
    ['Regie', ['Nora Lindqvist']],
    ['Mit', ['Bela', 'Anna Ahrens']],
  ]);
});

test('the house sets the order of the sections; nothing is lost, and nothing unknown shown', () => {
  expect(sectionsIn(['team', 'dates', 'team', 'shop'])).toEqual(['team', 'dates', 'description', 'modules']);
  expect(sectionsIn([])).toEqual(['description', 'dates', 'modules', 'team']);
});

test('lists the dates to come, and what is special about them instead of what the page has said', async () => {
  expect((await load()).dates.map(({ id, subtitle }) => [id, subtitle])).toEqual([
    [2, 'Premiere'],
    [3, 'Mit Nachgespräch'],
  ]);
});

test('names lead to the persons', async () => {
  page(await load());
  expect(screen.getByRole('link', { name: 'Nora Lindqvist' })).toHaveAttribute('href', '/de/team/p-7/7');
});

test('offers the tickets of the next date that has some, and tells the site so', async () => {
  const { site } = page(await load());
  expect(screen.getByRole('link', { name: 'Karten kaufen' })).toHaveAttribute('href', 'https://tickets.example/42');
  expect(site.programme).toMatchObject({ status: 'sale', ticketUrl: 'https://tickets.example/42', stickyEvent: true });
});

test.each([
  ['livestream', 'Zum Livestream'],
  ['free_entrance', 'Platz reservieren'],
] as const)('says what the next date has, where that is %s', async (status, label) => {
  page(await load({ events: [eventOf({ status })] }));
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', 'https://tickets.example/42');
  expect(screen.queryByRole('link', { name: 'Karten kaufen' })).not.toBeInTheDocument();
});

test('what nobody can book offers nothing', async () => {
  const { site } = page(await load({ events: [eventOf({ status: 'sold_out' })] }));
  expect(screen.queryByRole('link', { name: 'Karten kaufen' })).not.toBeInTheDocument();
  expect(site.programme.stickyTicketUrl).toBeNull();
});

test('modules are embedded where there are some', async () => {
  expect(page(await load()).widgets).toEqual([]);
  expect(page(await load({ modules: [{ id: 1, model: 'text', content: 'x' }] })).widgets).toEqual(['pages.modules']);
});

test('a production of which little is known has a page of its own all the same', async () => {
  page(
    await load({
      title: LONG,
      subtitle: '',
      season: null,
      genre: null,
      date_from: null,
      date_to: null,
      description: '',
      team: [],
      events: [],
      section_order: [],
    }),
  );
  expect(screen.getByRole('heading', { level: 1, name: LONG })).toBeInTheDocument();
  expect(screen.getByText('Leider stehen keine Termine an.')).toBeInTheDocument();
});

describe('what search engines read', () => {
  const origin = 'https://nordlicht.example';
  const read = (data: ProductionData, locale: 'de' | 'en' = 'de') =>
    jsonLdOf(data, { origin, href: createHref(eventsSnapshot(), locale) });

  test('names the work, who has which part, and the dates to come, by their whole addresses', async () => {
    const data = read(await load({ image_obj: { url: '/media/glas.webp' } }));
    expect(data).toMatchObject({
      '@type': 'CreativeWork',
      url: `${origin}/de/produktionen/glas/1`,
      name: 'Nächte aus Glas',
      alternativeHeadline: 'Musiktheater',
      description: 'Text',
      genre: 'Oper',
      image: `${origin}/media/glas.webp`,
      '@reverse': {
        workFeatured: [
          { '@type': 'Event', url: `${origin}/de/programm/glas/2`, eventStatus: 'https://schema.org/EventCancelled' },
          {
            name: 'Nächte aus Glas',
            startDate: '2026-12-08T19:30:00+01:00',
            eventStatus: 'https://schema.org/EventScheduled',
            location: { '@type': 'Place', name: 'Große Bühne' },
          },
        ],
      },
    });
    expect(data?.contributor).toContainEqual({
      '@type': 'Role',
      roleName: 'Regie',
      contributor: { '@type': 'Person', name: 'Nora Lindqvist', url: `${origin}/de/team/p-7/7` },
    });
  });

  test('leads to the pages of the language that it is in', async () => {
    expect(read(await load(), 'en')).toMatchObject({
      url: `${origin}/en/productions/glas/1`,
      '@reverse': { workFeatured: [{ url: `${origin}/en/program/glas/2` }, {}] },
    });
  });

  test('says nothing of what the page does not show', async () => {
    const bare = read(await load({ subtitle: '', genre: null, description: '', team: [], events: [] }));
    expect(JSON.parse(JSON.stringify(bare))).toEqual({
      '@type': 'CreativeWork',
      url: `${origin}/de/produktionen/glas/1`,
      name: 'Nächte aus Glas',
    });
  });
});
