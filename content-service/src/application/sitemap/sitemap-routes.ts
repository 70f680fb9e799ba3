import { PagedSchema, SitemapEntrySchema } from '@foyer/shared/api';
import { offsetOf, paged, pageParameter } from '../../platform/http/paging.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Service } from '../../service.ts';
import { listSitemap } from './sitemap-list.ts';

/** In both languages, with the links between them, well below what a sitemap may weigh. */
const PAGE_SIZE = 2000;

/** What search engines should find. */
export function sitemapRoutes(router: Router, { db }: Service): void {
  router.read({
    path: 'api/sitemap/',
    area: 'Site',
    summary: 'Everything that has a page of its own',
    query: pageParameter,
    answer: PagedSchema(SitemapEntrySchema),
    read: async ({ locale, now, query }) => {
      const request = { list: 'api/sitemap', locale, page: query.page ?? 1, pageSize: PAGE_SIZE, query };
      const { entries, total } = await listSitemap(db, now, { limit: PAGE_SIZE, offset: offsetOf(request) });
      return {
        body: paged(request, total, entries),
        tags: ['pages', 'productions', 'events', 'series', 'persons', 'venues', 'articles', 'terms', 'forms'],
      };
    },
  });
}
