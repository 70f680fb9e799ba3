import { createHref, NotFoundError } from '@foyer/shared';
import { createTestSite, testSnapshot } from '@foyer/shared/testing';
import { sampleArticle, sampleDetail } from '../sample.ts';
import article from './fragment.tsx';
import { jsonLdOf } from './json-ld.ts';

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

test('search engines read who wrote it and when, with whole addresses', () => {
  const site = createTestSite().state;
  expect(jsonLdOf(sampleDetail(), site)).toMatchObject({
    '@type': 'Article',
    headline: 'Artikel 1',
    datePublished: '2026-11-20T10:00:00+01:00',
    image: 'http://localhost/media/head-1600.webp',
    author: { '@type': 'Person', name: 'Mara Lund' },
    publisher: { '@type': 'Organization', url: 'http://localhost' },
  });
  const bare = jsonLdOf(sampleDetail([], { author: '', image_thumbnails: null }), site);
  expect(bare).toMatchObject({ author: undefined, image: undefined });
});
