import type { Paged, SitemapEntry } from '@foyer/shared/api';
import { ask, serviceForTests } from '../../testing/site.ts';

describe('the list for search engines', () => {
  const site = serviceForTests();
  const list = async () => (await ask<Paged<SitemapEntry>>(`${site.url}/api/sitemap/`)).body;
  const idsOf = (entries: SitemapEntry[], type: SitemapEntry['type']) =>
    entries.filter((entry) => entry.type === type).map(({ id }) => id);

  it('has everything that has a page of its own, each once, with its names in both languages', async () => {
    const { count, results } = await list();
    expect(results).toHaveLength(count);
    expect(new Set(results.map(({ type, id }) => `${type} ${id}`)).size).toBe(count);
    expect([...new Set(results.map(({ type }) => type))]).toEqual([
      'page',
      'production',
      'event',
      'series',
      'person',
      'venue',
      'article',
      'article_category',
      'article_tag',
      'form',
    ]);
    for (const { type, slugs } of results) expect(type === 'page' || (slugs.de !== '' && slugs.en !== '')).toBe(true);
    expect(results.filter(({ type, slugs }) => type === 'page' && slugs.de === '')).toHaveLength(1);
  });

  it('says when articles and pages were changed, as instants', async () => {
    const { results } = await list();
    const articles = results.filter(({ type }) => type === 'article');
    expect(articles.length).toBeGreaterThan(10);
    for (const { changed_at } of articles) expect(changed_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  });

  it('lists the events that the programme lists, and none that is over', async () => {
    const { results } = await list();
    const { body: programme } = await ask<Paged<{ id: number }>>(`${site.url}/de/api/events/?page_size=100`);
    const listed = new Set(idsOf(results, 'event'));
    expect(programme.results.filter(({ id }) => !listed.has(id))).toEqual([]);
    expect(listed.size).toBeGreaterThanOrEqual(programme.count);
  });

  it('lists no article that is dated later', async () => {
    const { results } = await list();
    const { body: articles } = await ask<Paged<{ id: number }>>(`${site.url}/de/api/articles/`);
    expect(idsOf(results, 'article')).toHaveLength(articles.count);
  });
});
