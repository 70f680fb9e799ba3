import { ApiError, createHref, NotFoundError, type FragmentContext } from '@foyer/shared';
import { createTestSite, testSnapshot } from '@foyer/shared/testing';
import { sampleArticle } from '../sample.ts';
import { loadOverview } from './load.ts';

const categories = [{ id: 1, name: 'Gespräche', slug: 'gespraeche' }];
const answers = {
  '/api/article-categories/': () => Promise.resolve<unknown>(categories),
  '/{locale}/api/articles/': () =>
    Promise.resolve<unknown>({
      count: 40,
      next: '?page=2',
      previous: null,
      results: [sampleArticle(1), sampleArticle(2)],
    }),
  '/{locale}/api/articles-teaser/': () => Promise.resolve<unknown>(sampleArticle(1)),
};

function contextOf(href: string, changes: Partial<typeof answers> = {}) {
  const get = jest.fn((path: keyof typeof answers, _query?: object) => ({ ...answers, ...changes })[path]());
  const { navigation, state } = createTestSite({ href });
  return {
    get,
    context: {
      location: navigation.location,
      href: createHref(testSnapshot(), 'de'),
      site: state,
      api: { get },
    } as unknown as FragmentContext,
  };
}

test('the first page has a lead, which is not listed twice', async () => {
  const overview = await loadOverview(contextOf('/de/mediathek-de').context);
  expect(overview.lead?.id).toBe(1);
  expect(overview.articles.map(({ id }) => id)).toEqual([2]);
  expect(overview).toMatchObject({ page: 1, pages: 20, category: null, intro: 'Gespräche, Bilder und Geschichten.' });
});

test('a category asks for its articles, without a lead', async () => {
  const { get, context } = contextOf('/de/mediathek-de/categories/gespraeche/1?page=3');
  const overview = await loadOverview(context);
  expect(overview).toMatchObject({ category: categories[0], lead: null, page: 3 });
  expect(get).toHaveBeenCalledWith('/{locale}/api/articles/', { category: '1', page: 3 });
});

test('the last page knows that it is the last', async () => {
  const last = () =>
    Promise.resolve<unknown>({ count: 40, next: null, previous: '?page=19', results: [sampleArticle(40)] });
  expect(
    (await loadOverview(contextOf('/de/mediathek-de?page=20', { '/{locale}/api/articles/': last }).context)).pages,
  ).toBe(20);
});

test('what is no page is the first one', async () => {
  expect(await loadOverview(contextOf('/de/mediathek-de?page=x').context)).toMatchObject({ page: 1, lead: { id: 1 } });
});

test('a category by another name leads to its address', async () => {
  const { context } = contextOf('/de/mediathek-de/categories/interviews/1?page=2');
  await expect(loadOverview(context)).rejects.toMatchObject({
    to: '/de/mediathek-de/categories/gespraeche/1?page=2',
    status: 301,
  });
});

test('a category that nobody knows does not exist', async () => {
  await expect(loadOverview(contextOf('/de/mediathek-de/categories/x/99').context)).rejects.toBeInstanceOf(
    NotFoundError,
  );
});

test('a page past the end does not exist', async () => {
  const past = () => Promise.reject(new ApiError(404, '/x', null));
  await expect(
    loadOverview(contextOf('/de/mediathek-de?page=99', { '/{locale}/api/articles/': past }).context),
  ).rejects.toBeInstanceOf(NotFoundError);
});

test('without categories and lead the list is still there', async () => {
  const fails = () => Promise.reject(new ApiError(500, '/x', null));
  const overview = await loadOverview(
    contextOf('/de/mediathek-de', { '/api/article-categories/': fails, '/{locale}/api/articles-teaser/': fails })
      .context,
  );
  expect(overview).toMatchObject({ categories: [], lead: null });
  expect(overview.articles).toHaveLength(2);
});

test('without articles there is no magazine', async () => {
  const fails = () => Promise.reject(new ApiError(500, '/x', null));
  await expect(
    loadOverview(contextOf('/de/mediathek-de', { '/{locale}/api/articles/': fails }).context),
  ).rejects.toBeInstanceOf(ApiError);
});
