import type { Article, ArticleCategory, Paged, SitemapEntry } from '@foyer/shared/api';
import { ask, serviceForTests } from '../../testing/site.ts';

describe('categories and topics of the magazine', () => {
  const site = serviceForTests();
  const read = async <T>(path: string) => (await ask<T>(site.url + path)).body;

  it.each(['article-categories', 'article-tags'])('%s are called in addresses as in the language', async (list) => {
    const german = await read<ArticleCategory[]>(`/de/api/${list}/`);
    const english = await read<ArticleCategory[]>(`/en/api/${list}/`);
    expect(german.length).toBeGreaterThan(4);
    for (const { id, slug, slugs } of german) {
      const other = english.find((topic) => topic.id === id);
      expect(slugs).toEqual({ de: slug, en: other?.slug });
      expect(other?.slugs).toEqual(slugs);
      expect(other?.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    }
  });

  it('have the same names where articles, and search engines, are told of them', async () => {
    const all = await read<ArticleCategory[]>('/en/api/article-categories/');
    const category = all.find(({ name }) => name === 'Behind the scenes');
    expect(category?.slug).toBe('behind-the-scenes');
    const { results } = await read<Paged<Article>>(`/en/api/articles/?category=${category?.id}`);
    for (const { categories } of results)
      expect(categories.find(({ id }) => id === category?.id)?.slug).toBe('behind-the-scenes');
    const { results: entries } = await read<Paged<SitemapEntry>>('/api/sitemap/');
    const entry = entries.find(({ type, id }) => type === 'article_category' && id === category?.id);
    expect(entry?.slugs).toEqual({ de: 'hinter-den-kulissen', en: 'behind-the-scenes' });
  });
});
