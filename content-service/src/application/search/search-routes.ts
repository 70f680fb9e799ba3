import { inArray } from 'drizzle-orm';
import Type from 'typebox';
import {
  EventSchema,
  PagedSchema,
  SearchCategorySchema,
  type SearchResult,
  SearchResultSchema,
  SearchSummarySchema,
} from '@foyer/shared/api';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { offsetOf, paged, pageParameter } from '../../platform/http/paging.ts';
import type { Router } from '../../platform/http/router.ts';
import { picturesIn } from '../../content/media/pictures.ts';
import type { ContentType } from '../../content/pages/tables.ts';
import { eventAnswers } from '../../content/programme/event-answer.ts';
import { events } from '../../content/programme/tables.ts';
import type { Service } from '../../service.ts';
import { type Listing, pageUrls } from '../../platform/urls.ts';
import { CATEGORIES } from './categories.ts';
import { completionsOf } from './completions.ts';
import { bestEvents, bestHits, type Hit } from './find.ts';
import { SearchPlans } from './plans.ts';
import { SEARCH_TAG } from './search-index.ts';
import type { SearchLog } from './search-log.ts';

const EVENTS_PER_PAGE = 25;
const OTHERS_PER_PAGE = 10;
const query = { query: Type.Optional(Type.String({ maxLength: 200 })) };
const OTHER_TYPES = CATEGORIES.map(({ type }) => type);

/** Search over everything that visitors may see; the words of editors' drafts are not in the index. */
export function searchRoutes(router: Router, { db, changes, urlsOf }: Service, log: SearchLog): void {
  const plans = new SearchPlans({ db, changes });

  router.read({
    path: 'api/search/autocomplete/',
    area: 'Magazine',
    summary: 'Titles and words that begin with what was typed, at most eight',
    query,
    answer: Type.Array(Type.String(), { maxItems: 8 }),
    read: async ({ query: { query: typed = '' }, locale }) => ({
      body: await completionsOf(db, typed, locale),
      tags: [SEARCH_TAG],
    }),
  });

  router.read({
    path: 'api/search/',
    area: 'Magazine',
    summary: 'How much is found, of what kind, and what may have been meant',
    query,
    answer: SearchSummarySchema,
    read: async ({ query: { query: asked = '' }, ...request }) => {
      const found = await plans.for(asked, request);
      const hits = found?.hits ?? new Map<ContentType, number>();
      const categories = CATEGORIES.map(({ slug, type, name }) => ({
        slug,
        name: name[request.locale],
        count: hits.get(type) ?? 0,
      })).filter(({ count }) => count > 0);
      const others = categories.reduce((sum, { count }) => sum + count, 0);
      const inEvents = hits.get('event') ?? 0;
      if (found) log.count(asked, request.locale, inEvents + others);
      return {
        body: {
          events: { count: inEvents },
          others: { count: others, categories },
          suggestion: found?.suggestion ?? null,
        },
        tags: [SEARCH_TAG],
      };
    },
  });

  router.read({
    path: 'api/search/events/',
    area: 'Magazine',
    summary: 'Events that are found: those that fit best and come soon before the others',
    query: { ...query, ...pageParameter },
    answer: PagedSchema(EventSchema),
    read: async ({ query: parameters, ...request }) => {
      const { page = 1, query: asked = '' } = parameters;
      const wanted = {
        list: 'api/search/events',
        locale: request.locale,
        page,
        pageSize: EVENTS_PER_PAGE,
        query: parameters,
      };
      const found = await plans.for(asked, request);
      const count = found?.hits.get('event') ?? 0;
      const ids =
        found && count > offsetOf(wanted)
          ? await bestEvents(db, found, request.now, { limit: EVENTS_PER_PAGE, offset: offsetOf(wanted) })
          : [];
      const rows = ids.length > 0 ? await db.select().from(events).where(inArray(events.id, ids)) : [];
      const sorted = ids.flatMap((id) => rows.filter((row) => row.id === id));
      return {
        body: paged(wanted, count, await eventAnswers(sorted, { db, urlsOf, ...request })),
        tags: [SEARCH_TAG, 'events'],
      };
    },
  });

  router.read({
    path: 'api/search/others/',
    area: 'Magazine',
    summary: 'Everything else that is found, of all categories or one',
    query: { ...query, category: Type.Optional(SearchCategorySchema), ...pageParameter },
    answer: PagedSchema(SearchResultSchema),
    read: async ({ query: parameters, ...request }) => {
      const { page = 1, query: asked = '', category } = parameters;
      const wanted = {
        list: 'api/search/others',
        locale: request.locale,
        page,
        pageSize: OTHERS_PER_PAGE,
        query: parameters,
      };
      const types = category ? CATEGORIES.filter(({ slug }) => slug === category).map(({ type }) => type) : OTHER_TYPES;
      const found = await plans.for(asked, request);
      const count = types.reduce((sum, type) => sum + (found?.hits.get(type) ?? 0), 0);
      const hits =
        found && count > offsetOf(wanted)
          ? await bestHits(db, found, request.now, { types, limit: OTHERS_PER_PAGE, offset: offsetOf(wanted) })
          : [];
      return { body: paged(wanted, count, await resultsOf(hits, { db, urlsOf, ...request })), tags: [SEARCH_TAG] };
    },
  });
}

const LISTINGS: Partial<Record<ContentType, Listing>> = {
  production: 'productions',
  article: 'articles',
  person: 'persons',
  series: 'series',
  venue: 'venues',
};

async function resultsOf(hits: readonly Hit[], { db, locale, urlsOf }: AnswerContext): Promise<SearchResult[]> {
  const picture = await picturesIn(
    db,
    hits.map(({ pictureId }) => pictureId),
    locale,
  );
  return hits.flatMap(({ type, id, slug, title, text, highlight, pictureId }) => {
    const category = CATEGORIES.find((known) => known.type === type);
    if (!category) return [];
    const listing = LISTINGS[type];
    const urls = listing ? urlsOf(listing, { de: slug, en: slug }, id) : pageUrls({ pathDe: slug, pathEn: slug });
    return [
      {
        type: category.slug,
        id,
        title,
        text,
        highlight,
        url: urls[locale],
        image_thumbnails: picture(pictureId).image_thumbnails,
      },
    ];
  });
}
