import { createHref, NotFoundError } from '@foyer/shared';
import { createTestSite, testSnapshot } from '@foyer/shared/testing';
import { sampleArticle } from '../sample.ts';
import article from './fragment.tsx';

function contextOf(href: string) {
  const { location } = createTestSite({ href }).navigation;
  const api = { get: () => Promise.resolve(sampleArticle(1)) };
  return { location, href: createHref(testSnapshot(), 'de'), api } as unknown as Parameters<typeof article.load>[0];
}

test('an article by another name leads to its address, and keeps what was asked', async () => {
  await expect(article.load(contextOf('/de/mediathek-de/something-else/1?v=4'))).rejects.toMatchObject({
    to: '/de/mediathek-de/artikel-1/1?v=4',
    status: 301,
  });
});

test('an id that is no number is no article', async () => {
  await expect(article.load(contextOf('/de/mediathek-de/artikel/artikel'))).rejects.toBeInstanceOf(NotFoundError);
});
