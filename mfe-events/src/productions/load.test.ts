import { NotFoundError } from '@foyer/shared';
import { contextAt } from '../testing/content-service.ts';
import { loadProductions } from './load.ts';

const production = {
  id: 1,
  slug: 'glas',
  title: 'Glas',
  subtitle: '',
  season: null,
  genre: { id: 1, name: 'Tanz' },
  date_from: null,
  date_to: null,
  image_obj: null,
  image_thumbnails: null,
  urls: { de: '', en: '' },
  sticky_event: false,
};
const list = { count: 1, next: null, previous: null, results: [production] };
const answers = {
  '/de/api/productions/': list,
  '/api/seasons/': [
    { id: 2, name: '2027/28' },
    { id: 1, name: '2025/26' },
  ],
  '/api/exhibition-types/': [{ slug: 'konzert', name: 'Konzert' }],
};

const askedFor = async (path: string) => {
  const { asked, context } = contextAt(path, answers);
  await loadProductions(context);
  return asked.find((url) => url.startsWith('/de/api/productions/'));
};

test('shows what runs or will', async () => {
  expect(await askedFor('/de/produktionen')).toBe('/de/api/productions/?date=2026-12-04');
});

test('with a season shows all of it, what is over too', async () => {
  expect(await askedFor('/de/produktionen?season=1&tag=4&page=2')).toBe('/de/api/productions/?season=1&tag=4&page=2');
});

test('a filter whose options cannot be had is a filter less; seasons stand in their order', async () => {
  const { options, productions, page } = await loadProductions(contextAt('/de/produktionen', answers).context);
  expect(options).toEqual({
    season: [
      { value: '1', name: '2025/26' },
      { value: '2', name: '2027/28' },
    ],
    exhibition_type: [{ value: 'konzert', name: 'Konzert' }],
    tag: [],
  });
  expect(productions).toMatchObject([{ id: 1, genre: 'Tanz', subtitle: undefined }]);
  expect(page).toEqual({});
});

test.each([
  ['?season=999&exhibition_type=konzert', '/de/produktionen?exhibition_type=konzert'],
  ['?season=soon&page=x', '/de/produktionen'],
  ['?exhibition_type=nope', '/de/produktionen'],
])('a value that means nothing is left out, and the rest stays: %s', async (search, to) => {
  const { context } = contextAt(`/de/produktionen${search}`, answers);
  await expect(loadProductions(context)).rejects.toMatchObject({ to, status: 302 });
});

test('a page past the end is not found', async () => {
  await expect(loadProductions(contextAt('/de/produktionen?page=9', {}).context)).rejects.toThrow(NotFoundError);
});
