import { screen } from '@testing-library/react';
import { contextAt, LONG } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import venue from './fragment.tsx';
import { loadVenue, mapOf } from './load.ts';
import { messages } from './messages.ts';
import { VenuePage } from './venue-page.tsx';

const address = { street: 'Ringweg 3', zip: '24937', city: 'Förde', country: 'DE' };
const nowhere = { street: '', zip: '', city: '', country: '' };
const answer = {
  id: 1,
  slug: 'haupthaus',
  name: 'Haupthaus',
  address,
  lat: null,
  lng: null,
  description: '<p>Seit 1926.</p>',
  access: ['wheelchair', 'hearing_loop'],
  opening_hours: 'Täglich ab 10 Uhr',
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
  modules: [],
};

async function page(changes: Record<string, unknown> = {}) {
  const path = '/de/venues/haupthaus/1';
  const data = await loadVenue(contextAt(path, { '/de/api/venues/1/': { ...answer, ...changes } }).context);
  show(path, messages, <VenuePage data={data} />);
}

test('says where it is, when it is open and for whom', async () => {
  await page();
  expect(screen.getByText('24937 Förde')).toBeInTheDocument();
  expect(screen.getByText('Täglich ab 10 Uhr')).toBeInTheDocument();
  expect(screen.getByText('Rollstuhl, Hörschleife')).toBeInTheDocument();
});

test('the map is a link to another house, and nothing of it is in the page', async () => {
  await page();
  const link = screen.getByRole('link', { name: /^Auf der Karte suchen/ });
  expect(link).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Ringweg%203%2C%2024937%20F%C3%B6rde',
  );
  expect(link).toHaveAttribute('target', '_blank');
});

test('a place is found by where it is rather than by its address, and nowhere is not looked for', () => {
  expect(mapOf({ address, lat: 54.78, lng: 9.43 })).toBe(
    'https://www.openstreetmap.org/?mlat=54.78&mlon=9.43#map=17/54.78/9.43',
  );
  expect(mapOf({ address: nowhere, lat: null, lng: null })).toBeUndefined();
});

test('a name alone makes a page', async () => {
  await page({ name: LONG, address: nowhere, access: [], opening_hours: '', description: '' });
  expect(screen.getByRole('heading', { level: 1, name: LONG })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('search engines read where it is', async () => {
  const path = '/de/venues/haupthaus/1';
  const { context } = contextAt(path, { '/de/api/venues/1/': answer });
  const head = venue.head?.(await venue.load(context as never), context as never);
  expect(head?.jsonLd).toMatchObject({
    '@type': 'Place',
    url: `http://localhost${path}`,
    address: 'Ringweg 3, 24937 Förde',
  });
});
