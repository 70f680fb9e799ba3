import { screen } from '@testing-library/react';
import { contextAt, eventOf } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import { EventPage } from './event-page.tsx';
import { jsonLdOf } from './json-ld.ts';
import { type EventData, loadEvent } from './load.ts';
import { messages } from './messages.ts';

const PATH = '/de/programm/naechte-aus-glas/42';
const base = eventOf({
  slug: 'naechte-aus-glas',
  title: 'Nächte aus Glas</script>',
  subtitle: 'Musiktheater',
  teaser_text: 'Eine Stadt im Dunkeln.',
  price_from: 12,
  price_to: 48,
  venue: { id: 1, slug: 'haupthaus', name: 'Haupthaus' },
  production: { id: 5, slug: 'glas', title: 'Nächte aus Glas', sticky_event: true },
});
const person = (id: number, first_name: string, last_name: string) => ({ id, slug: `p-${id}`, first_name, last_name });
const detail = {
  ...base,
  description: '<p>Text</p>',
  team: [
    { role: 'Regie', person: person(7, 'Jonna', 'Petersen') },
    { role: 'Mit', person: person(8, 'Anna', 'Ahrens') },
    { role: 'Mit', person: person(9, 'Bela', '') },
  ],
  modules: [],
  section_order: [],
  address: { street: 'Ringweg 3', zip: '24100', city: 'Förde', country: 'DE' },
  image_obj: { url: '/media/a.webp', alt: '', width: 1920, height: 1280 },
  content_notes: '',
  dates: [
    { ...base, id: 43, date_start: '2026-12-08T19:30:00+01:00', date_end: '2026-12-08T21:40:00+01:00' },
    { ...base, id: 41, date_start: '2026-11-20T19:30:00+01:00', date_end: '2026-11-20T21:40:00+01:00' },
    { ...base },
  ],
};
const load = (changes: Record<string, unknown> = {}): Promise<EventData> =>
  loadEvent(contextAt(PATH, { '/de/api/events/42/': { ...detail, ...changes } }).context);
const page = (data: EventData) => show(PATH, messages, <EventPage data={data} />);

test('reads the event that the address names', async () => {
  expect(await load()).toMatchObject({
    id: 42,
    place: 'Große Bühne',
    venue: 'Haupthaus',
    ticket: 'https://tickets.example/42',
    type: 'Aufführung',
    stickyEvent: true,
  });
});

test('a hall that is a house is named once', async () => {
  expect((await load({ room: { id: 1, name: 'Haupthaus' } })).venue).toBeUndefined();
});

test('lists the dates to come, without those that are over and without itself', async () => {
  expect((await load()).dates.map(({ id }) => id)).toEqual([43]);
});

test('those who have the same part stand together, and lead to their pages', async () => {
  page(await load());
  expect(screen.getByRole('link', { name: 'Jonna Petersen' })).toHaveAttribute('href', '/de/team/p-7/7');
  expect(screen.getByText('Mit').nextElementSibling).toHaveTextContent('Anna Ahrens, Bela');
});

test('its parts stand in the order that the house has set; its modules are among them', async () => {
  const modules = [{ id: 1, model: 'container', columns: [] }];
  page(await load({ section_order: ['team', 'modules', 'dates'], modules }));
  const parts = [...document.querySelectorAll('h2, [data-widget="pages.modules"]')].map(
    (part) => part.textContent || 'modules',
  );
  expect(parts).toEqual(['Mitwirkende', 'modules', 'Weitere Termine']);
});

test('leads to its file for calendars, which is no page to go to', async () => {
  page(await load());
  const link = screen.getByRole('link', { name: 'In den Kalender' });
  expect(link).toHaveAttribute('href', '/de/api/events/42/calendar.ics');
  expect(link).toHaveAttribute('data-native');
});

test('an event that is canceled says so, and sells nothing', async () => {
  page(await load({ status: 'canceled', dates: [] }));
  expect(screen.getByText('Abgesagt')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Karten/ })).not.toBeInTheDocument();
});

test('what is on sale without an address says where its tickets are', async () => {
  page(await load({ ticket_url: null, dates: [] }));
  expect(screen.getByText('Karten an der Kasse')).toBeVisible();
});

test('what is on sale says so by the way to its tickets', async () => {
  page(await load({ dates: [] }));
  expect(screen.getByRole('link', { name: 'Karten kaufen' })).toHaveAttribute('href', 'https://tickets.example/42');
  expect(screen.queryByText('Karten an der Kasse')).not.toBeInTheDocument();
});

test('a title alone makes a page', async () => {
  page(
    await load({
      subtitle: '',
      teaser_text: '',
      description: '',
      team: [],
      dates: [],
      room: null,
      venue: null,
      price_from: null,
      price_to: null,
      ticket_url: null,
    }),
  );
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

describe('what search engines read', () => {
  const site = { path: PATH, origin: 'https://nordlicht.example', organizer: 'Haus Nordlicht' };

  test('names time, place and price', async () => {
    const data = jsonLdOf(await load(), site);
    expect(data).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-06T19:30:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      url: `https://nordlicht.example${PATH}`,
      location: {
        name: 'Große Bühne, Haupthaus',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Ringweg 3',
          postalCode: '24100',
          addressLocality: 'Förde',
        },
      },
      organizer: { '@type': 'Organization', name: 'Haus Nordlicht', url: 'https://nordlicht.example' },
      image: 'https://nordlicht.example/media/a.webp',
      offers: { lowPrice: 12, highPrice: 48, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    });
  });

  test.each(['past', 'canceled', 'postponed', 'none'])('offers no tickets of what is %s', async (status) => {
    expect(jsonLdOf(await load({ status }), site)).toMatchObject({ offers: undefined });
  });

  test('says what is sold out, also where tickets have no address', async () => {
    const data = jsonLdOf(await load({ status: 'sold_out', ticket_url: null }), site);
    expect(data).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } });
  });

  test.each([
    ['sale', '2026-12-01T19:30:00+01:00', 'EventRescheduled'],
    ['postponed', '2026-12-01T19:30:00+01:00', 'EventRescheduled'],
    ['postponed', null, 'EventPostponed'],
    ['canceled', '2026-12-01T19:30:00+01:00', 'EventCancelled'],
  ])('of what is on %s and began at %s before says %s', async (status, previous_date_start, said) => {
    const data = jsonLdOf(await load({ status, previous_date_start }), site);
    expect(data).toMatchObject({ eventStatus: `https://schema.org/${said}` });
  });

  test('names the stream of what is streamed, beside the hall where there is one', async () => {
    const stream = { '@type': 'VirtualLocation', url: 'https://tickets.example/42' };
    expect(jsonLdOf(await load({ status: 'livestream' }), site)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place', name: 'Große Bühne, Haupthaus' }, stream],
    });
    expect(jsonLdOf(await load({ status: 'livestream', room: null, venue: null }), site)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: [stream],
    });
  });
});
