import { screen } from '@testing-library/react';
import { contextAt, LONG } from '../testing/content-service.ts';
import { show } from '../testing/show.tsx';
import person from './fragment.tsx';
import { loadPerson } from './load.ts';
import { messages } from './messages.ts';
import { PersonPage } from './person-page.tsx';

const production = {
  id: 4,
  slug: 'faehrblick',
  title: 'Zimmer mit Fährblick',
  subtitle: 'Komödie',
  season: null,
  genre: null,
  date_from: null,
  date_to: null,
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
  sticky_event: false,
};
const answer = {
  id: 15,
  slug: 'aalund',
  first_name: 'Henrike',
  last_name: 'Aalund',
  role: 'Intendantin',
  category: { id: 40, name: 'Leitung' },
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
  biography: '<p>Leitet das Haus.</p>',
  productions: [production],
  modules: [],
};

async function page(changes: Record<string, unknown> = {}) {
  const path = '/de/team/aalund/15';
  const data = await loadPerson(contextAt(path, { '/de/api/persons/15/': { ...answer, ...changes } }).context);
  show(path, messages, <PersonPage data={data} />);
}

test('shows life and work, and leads back to the ensemble', async () => {
  await page();
  expect(screen.getByRole('heading', { level: 1, name: 'Henrike Aalund' })).toBeInTheDocument();
  expect(screen.getByText('Leitet das Haus.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Zimmer mit Fährblick' })).toHaveAttribute(
    'href',
    '/de/produktionen/faehrblick/4',
  );
  expect(screen.getByRole('link', { name: 'Ensemble' })).toHaveAttribute('href', '/de/team');
});

test('who has no part yet has a department', async () => {
  await page({ role: '', productions: [] });
  expect(screen.getByText('Leitung')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('a name alone makes a page', async () => {
  await page({ first_name: '', last_name: LONG, role: '', category: null, biography: '', productions: [] });
  expect(screen.getByRole('heading', { level: 1, name: LONG })).toBeInTheDocument();
});

test('search engines read who it is and what they do in the house', async () => {
  const path = '/en/team/aalund/15';
  const read = async (changes: Record<string, unknown> = {}) => {
    const { context } = contextAt(path, { '/en/api/persons/15/': { ...answer, ...changes } });
    return person.head?.(await person.load(context as never), context as never).jsonLd;
  };
  expect(await read({ image_obj: { url: '/media/aalund.webp' } })).toMatchObject({
    '@type': 'Person',
    url: `http://localhost${path}`,
    name: 'Henrike Aalund',
    jobTitle: 'Intendantin',
    description: 'Leitet das Haus.',
    image: 'http://localhost/media/aalund.webp',
    affiliation: { '@type': 'Organization', url: 'http://localhost' },
  });
  expect(await read({ role: '', biography: '' })).toMatchObject({ jobTitle: 'Leitung', description: undefined });
});
