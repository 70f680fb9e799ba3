import { ApiError, createHref, NotFoundError, type FragmentContext } from '@foyer/shared';
import { createTestSite, TestRoot, testSnapshot } from '@foyer/shared/testing';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { sampleArticle } from '../sample.ts';
import { loadTopic, loadTopics } from './load.ts';
import { tagMessages } from './messages.ts';
import { TopicView } from './topic.tsx';
import { TopicsView } from './topics.tsx';

const tags = [
  { id: 67, slug: 'glas', name: 'Glas', count: 3 },
  { id: 68, slug: 'hafen', name: 'Hafen', count: 0 },
];

function siteAt(href: string) {
  const snapshot = testSnapshot();
  const { magazine } = snapshot.remotes;
  if (magazine) {
    magazine.routes['magazine-tags'] = {
      fragment: 'topics',
      paths: { de: '/mediathek-de/tags', en: '/mediathek-en/tags' },
    };
  }
  return createTestSite({ href, snapshot });
}

function contextOf(
  href: string,
  articles: () => Promise<unknown> = () =>
    Promise.resolve({ count: 3, next: null, previous: null, results: [sampleArticle(1)] }),
) {
  const get = jest.fn((path: string, _query?: object) => (path.includes('tags') ? Promise.resolve(tags) : articles()));
  const { location } = siteAt(href).navigation;
  const context = { location, href: createHref(testSnapshot(), 'de'), api: { get } };
  return { get, context: context as unknown as FragmentContext };
}

function show(view: ReactNode) {
  const site = siteAt('/de/mediathek-de/tags');
  for (const [locale, texts] of Object.entries(tagMessages)) site.i18n.addResourceBundle(locale, 'magazine', texts);
  render(
    <TestRoot site={site} namespace="magazine">
      {view}
    </TestRoot>,
  );
}

test('topics without articles are not offered', async () => {
  expect((await loadTopics(contextOf('/de/mediathek-de/tags').context)).map(({ name }) => name)).toEqual(['Glas']);
});

test('topics are links, with the number of their articles', () => {
  show(<TopicsView data={tags} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alle #Themen');
  expect(screen.getByRole('link', { name: '#Glas' })).toHaveAttribute('href', '/de/mediathek-de/tags/glas/67');
  expect(screen.getByText(', 3 Beiträge')).toBeInTheDocument();
});

test('a topic asks for its articles and shows them', async () => {
  const { get, context } = contextOf('/de/mediathek-de/tags/glas/67?page=2');
  const topic = await loadTopic(context);
  expect(get).toHaveBeenCalledWith('/{locale}/api/articles/', { tag: '67', page: 2 });
  show(<TopicView data={topic} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('#Glas');
  expect(screen.getByRole('link', { name: 'Artikel 1' })).toBeVisible();
});

test.each(['/de/mediathek-de/tags/x/99', '/de/mediathek-de/tags/glas/glas'])('%s does not exist', async (href) => {
  await expect(loadTopic(contextOf(href).context)).rejects.toBeInstanceOf(NotFoundError);
});

test('a topic by another name leads to its address', async () => {
  const { context } = contextOf('/de/mediathek-de/tags/scheiben/67?page=2');
  await expect(loadTopic(context)).rejects.toMatchObject({ to: '/de/mediathek-de/tags/glas/67?page=2', status: 301 });
});

test('a page past the end does not exist', async () => {
  const past = () => Promise.reject(new ApiError(404, '/x', null));
  await expect(loadTopic(contextOf('/de/mediathek-de/tags/glas/67?page=9', past).context)).rejects.toBeInstanceOf(
    NotFoundError,
  );
});
