import { and, desc, eq } from 'drizzle-orm';
import Type from 'typebox';
import {
  DashboardSiteSchema,
  CheckedThingSchema,
  DashboardVersionsSchema,
  MediaOverviewSchema,
  MissingPageEntrySchema,
  PageActivitySchema,
  PagedSchema,
  SearchKeywordsSchema,
} from '@foyer/shared/api';
import { offsetOf, paged, pageParameter } from '../../platform/http/paging.ts';
import type { Router } from '../../platform/http/router.ts';
import { pages, versions as pageVersions } from '../../content/pages/tables.ts';
import { keptSince, mostSearched, searchedInVain } from '../search/search-log.ts';
import type { Service } from '../../service.ts';
import { missingPages } from '../../content/site/tables.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { pageUrls } from '../../platform/urls.ts';
import { siteFindings } from '../../content/checks/tables.ts';
import { checkedThing } from './checked-thing.ts';
import { mediaOverview, siteOverview, versions } from './overviews.ts';

const PAGE_SIZE = 15;
const KEYWORDS = 20;

const area = 'Dashboard';
const role = 'editor';

/** What editors see of the whole site. Read for each request: nothing here is kept. */
export function dashboardRoutes(router: Router, { db }: Service, serviceVersion: string): void {
  router.read({
    path: 'api/dashboard-site/',
    area,
    summary: 'State of site and shop',
    role,
    answer: DashboardSiteSchema,
    read: async ({ now }) => ({ body: await siteOverview(db, now), tags: ['settings', 'pages', 'events', 'articles'] }),
  });

  router.read({
    path: 'api/dashboard-page-activities/',
    area,
    summary: 'Changes of pages, the latest first',
    query: pageParameter,
    role,
    answer: PagedSchema(PageActivitySchema),
    read: async ({ query, locale }) => {
      const request = {
        list: 'api/dashboard-page-activities',
        locale,
        page: query.page ?? 1,
        pageSize: PAGE_SIZE,
        query,
      };
      const { id, createdAt, author, label, published } = pageVersions;
      const ofPages = eq(pageVersions.contentType, 'page');
      const rows = await db
        .select({ id, createdAt, author, label, published, page: pages })
        .from(pageVersions)
        .innerJoin(pages, eq(pages.id, pageVersions.objectId))
        .where(ofPages)
        .orderBy(desc(pageVersions.id))
        .limit(PAGE_SIZE)
        .offset(offsetOf(request));
      const results = rows.map(({ page, createdAt: at, ...row }) => ({
        ...row,
        created_at: isoInBerlin(at),
        page: { id: page.id, title: page.title[locale], urls: pageUrls(page), is_online: page.isOnline },
      }));
      return { body: paged(request, await db.$count(pageVersions, ofPages), results), tags: ['pages'] };
    },
  });

  router.read({
    path: 'api/dashboard-search-keywords/',
    area,
    summary: 'What visitors search, and what they do not find',
    role,
    answer: SearchKeywordsSchema,
    read: async ({ now }) => {
      const since = keptSince(now);
      const [most, vain] = await Promise.all([mostSearched(db, since, KEYWORDS), searchedInVain(db, since, KEYWORDS)]);
      return { body: { since, most_searched: most, without_hits: vain }, tags: ['search-log'] };
    },
  });

  router.read({
    path: 'api/dashboard-media-overview/',
    area,
    summary: 'The media library at a glance',
    role,
    answer: MediaOverviewSchema,
    read: async ({ locale }) => ({ body: await mediaOverview(db, locale), tags: ['media'] }),
  });

  router.read({
    path: 'api/dashboard-checks/',
    area,
    summary: 'What the nightly checks found on what visitors see, errors first',
    query: pageParameter,
    role,
    answer: PagedSchema(CheckedThingSchema),
    read: async ({ query, locale }) => {
      const request = { list: 'api/dashboard-checks', locale, page: query.page ?? 1, pageSize: PAGE_SIZE, query };
      const rows = await db
        .select({ found: siteFindings, page: { pathDe: pages.pathDe, pathEn: pages.pathEn } })
        .from(siteFindings)
        .leftJoin(pages, and(eq(siteFindings.contentType, 'page'), eq(pages.id, siteFindings.objectId)))
        .orderBy(desc(siteFindings.errors), siteFindings.contentType, siteFindings.objectId)
        .limit(PAGE_SIZE)
        .offset(offsetOf(request));
      return {
        body: paged(
          request,
          await db.$count(siteFindings),
          rows.map(({ found, page }) => checkedThing(found, page && pageUrls(page)[locale])),
        ),
        tags: ['checks'],
      };
    },
  });

  router.read({
    path: 'api/dashboard-versions/',
    area,
    summary: 'What the content service is made of',
    role,
    answer: DashboardVersionsSchema,
    read: async () => ({ body: await versions(db, serviceVersion), tags: [] }),
  });

  router.read({
    path: 'api/dashboard-error-log/',
    area,
    summary: 'Pages that were asked for and are missing',
    query: { ...pageParameter, order: Type.Optional(Type.Enum(['recent', 'frequent'])) },
    role,
    answer: PagedSchema(MissingPageEntrySchema),
    read: async ({ query, locale }) => {
      const request = { list: 'api/dashboard-error-log', locale, page: query.page ?? 1, pageSize: PAGE_SIZE, query };
      const order =
        query.order === 'frequent'
          ? [desc(missingPages.requests), desc(missingPages.lastAt)]
          : [desc(missingPages.lastAt)];
      const rows = await db
        .select()
        .from(missingPages)
        .orderBy(...order, missingPages.url)
        .limit(PAGE_SIZE)
        .offset(offsetOf(request));
      const results = rows.map(({ url, requests, firstAt, lastAt }) => ({
        url,
        requests,
        first_at: isoInBerlin(firstAt),
        last_at: isoInBerlin(lastAt),
      }));
      return { body: paged(request, await db.$count(missingPages), results), tags: ['missing-pages'] };
    },
  });
}
