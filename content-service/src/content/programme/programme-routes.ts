import { subMonths } from 'date-fns/subMonths';
import { asc, gte } from 'drizzle-orm';
import Type from 'typebox';
import {
  EventDetailSchema,
  EventSchema,
  ExhibitionTypeSchema,
  OptionSchema,
  PagedSchema,
  ProductionDetailSchema,
  ProductionSchema,
  SeriesDetailSchema,
  SeriesSchema,
  TeaserSchema,
} from '@foyer/shared/api';
import { idParameter, idsIn, idsParameter, offsetOf, paged, pageParameter } from '../../platform/http/paging.ts';
import type { Router } from '../../platform/http/router.ts';
import { askedState, isPreview, stateQuery } from '../pages/asked-state.ts';
import { embeddedTags } from '../pages/embedded-tags.ts';
import type { Service } from '../../service.ts';
import { readSettings, UNNAMED } from '../site/settings.ts';
import { byName, optionIn, termsOf } from '../terms/terms.ts';
import { dayInBerlin } from '../../platform/time/berlin.ts';
import { rooms } from '../venues/tables.ts';
import { readCalendar } from './calendar-file.ts';
import { eventAnswers } from './event-answer.ts';
import { findEvent, readEvent } from './event-detail.ts';
import { EventCounts } from './event-counts.ts';
import { calendarFilters, eventFilters } from './event-filter.ts';
import { listDays, listEvents } from './event-list.ts';
import { listProductions, productionAnswers, productionFilters, readProduction } from './productions.ts';
import { readSeries } from './series-detail.ts';
import { listSeries } from './series-list.ts';
import { eventTeasers, series } from './tables.ts';
import { teaserAnswers } from './teasers.ts';

const EVENTS_PAGE_SIZE = 25;
const PRODUCTIONS_PAGE_SIZE = 12;
const SERIES_PAGE_SIZE = 12;
/** As many coming events as calendars follow; with those of the last month before them. */
const FOLLOWED_EVENTS = 500;
const CALENDAR = 'text/calendar; charset=utf-8';
const day = Type.String({ format: 'date' });

/** Events, productions and series, and the lists by which they are filtered. */
export function programmeRoutes(router: Router, { db, changes, siteUrl, urlsOf }: Service): void {
  const counts = new EventCounts({ db, changes });
  router.read({
    path: 'api/events/',
    area: 'Programme',
    summary: 'Events from a day on, or some by their ids',
    query: {
      ...eventFilters,
      date: Type.Optional(day),
      ids: Type.Optional(idsParameter),
      ...pageParameter,
      page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    },
    answer: PagedSchema(EventSchema),
    read: async ({ locale, now, user, query }) => {
      const { page = 1, page_size, date, ids, ...filter } = query;
      const request = { list: 'api/events', locale, page, pageSize: page_size ?? EVENTS_PAGE_SIZE, query };
      const span = ids ? { ids: idsIn(ids) } : { from: date ?? dayInBerlin(now) };
      const { rows, total } = await listEvents(db, counts, span, filter, {
        limit: request.pageSize,
        offset: offsetOf(request),
      });
      return {
        body: paged(request, total, await eventAnswers(rows, { db, locale, now, user, urlsOf })),
        tags: ['events'],
      };
    },
  });

  router.read({
    path: 'api/events/{id}/',
    area: 'Programme',
    summary: 'An event',
    params: { id: idParameter },
    query: stateQuery,
    isPrivate: isPreview,
    answer: EventDetailSchema,
    read: async ({ params: { id }, query, ...request }) => {
      const body = await readEvent(id, { db, urlsOf, ...request, ...askedState(query) });
      return { body, tags: [`event:${id}`, 'events', 'persons', 'settings', ...embeddedTags(body.modules)] };
    },
  });

  router.read({
    path: 'api/events/{id}/calendar.ics',
    area: 'Programme',
    summary: 'An event as calendars take it in (RFC 5545)',
    params: { id: idParameter },
    media: CALENDAR,
    answer: Type.String(),
    read: async ({ params: { id }, ...request }) => {
      const { event } = await findEvent(id, { db, urlsOf, ...request });
      return {
        body: await readCalendar(db, [event], { ...request, siteUrl }),
        fileName: `${event.slug}.ics`,
        tags: [`event:${id}`, 'events'],
      };
    },
  });

  router.read({
    path: 'api/events/calendar.ics',
    area: 'Programme',
    summary: 'Events from a month ago on, as calendars follow them (RFC 5545)',
    query: { ...eventFilters },
    media: CALENDAR,
    answer: Type.String(),
    read: async ({ query, ...request }) => {
      const from = dayInBerlin(subMonths(request.now, 1));
      const over = (await counts.count(from, query)) - (await counts.count(dayInBerlin(request.now), query));
      const { rows } = await listEvents(db, counts, { from }, query, { limit: over + FOLLOWED_EVENTS, offset: 0 });
      const { stored } = await readSettings(db);
      const name = stored.house?.full_name ?? UNNAMED;
      const answers = await eventAnswers(rows, { db, urlsOf, ...request });
      return {
        body: await readCalendar(db, answers, { ...request, siteUrl, name }),
        tags: ['events', 'settings'],
      };
    },
  });

  router.read({
    path: 'api/calendar/',
    area: 'Programme',
    summary: 'Days of a month that have events',
    query: { date: Type.Optional(day), ...calendarFilters },
    answer: Type.Array(day),
    read: async ({ now, query: { date, ...filter } }) => ({
      body: await listDays(db, date ?? dayInBerlin(now), filter),
      tags: ['events'],
    }),
  });

  router.read({
    path: 'api/teasers/',
    area: 'Programme',
    summary: 'Announcements among the events, from today on',
    answer: Type.Array(TeaserSchema),
    read: async ({ locale, now }) => {
      const rows = await db
        .select()
        .from(eventTeasers)
        .where(gte(eventTeasers.day, dayInBerlin(now)))
        .orderBy(asc(eventTeasers.day), asc(eventTeasers.id));
      return { body: await teaserAnswers(rows, db, locale), tags: ['teasers'] };
    },
  });

  router.read({
    path: 'api/rooms/',
    area: 'Programme',
    summary: 'Rooms',
    answer: Type.Array(OptionSchema),
    read: async ({ locale }) => {
      const rows = await db.select().from(rooms).orderBy(byName(rooms.name, locale), rooms.id);
      return { body: rows.map((row) => optionIn(row, locale)), tags: ['terms'] };
    },
  });

  router.read({
    path: 'api/series/',
    area: 'Programme',
    summary: 'Series',
    answer: Type.Array(OptionSchema),
    read: async ({ locale }) => {
      const rows = await db
        .select({ id: series.id, name: series.name })
        .from(series)
        .orderBy(byName(series.name, locale), series.id);
      return { body: rows.map((row) => optionIn(row, locale)), tags: ['series'] };
    },
  });

  const termLists = [
    ['api/event-tags/', 'Tags of events', 'event_tag'],
    ['api/genres/', 'Genres', 'genre'],
    ['api/seasons/', 'Seasons, the current one first', 'season'],
    ['api/production-tags/', 'Tags of productions', 'production_tag'],
  ] as const;
  for (const [path, summary, kind] of termLists) {
    router.read({
      path,
      area: 'Programme',
      summary,
      answer: Type.Array(OptionSchema),
      read: async ({ locale }) => ({
        body: (await termsOf(db, kind, locale)).map((term) => optionIn(term, locale)),
        tags: ['terms'],
      }),
    });
  }

  router.read({
    path: 'api/exhibition-types/',
    area: 'Programme',
    summary: 'Types of events; the slug is the id',
    answer: Type.Array(ExhibitionTypeSchema),
    read: async ({ locale }) => ({
      body: (await termsOf(db, 'event_type', locale)).map(({ slug, name }) => ({ slug, name: name[locale] })),
      tags: ['terms'],
    }),
  });

  router.read({
    path: 'api/productions/',
    area: 'Programme',
    summary: 'Productions',
    query: { ...productionFilters, ...pageParameter },
    answer: PagedSchema(ProductionSchema),
    read: async ({ locale, now, user, query }) => {
      const { page = 1, ...filter } = query;
      const request = { list: 'api/productions', locale, page, pageSize: PRODUCTIONS_PAGE_SIZE, query };
      const { rows, total } = await listProductions(db, filter, { limit: request.pageSize, offset: offsetOf(request) });
      return {
        body: paged(request, total, await productionAnswers(rows, { db, locale, now, user, urlsOf })),
        tags: ['productions'],
      };
    },
  });

  router.read({
    path: 'api/productions/{id}/',
    area: 'Programme',
    summary: 'A production',
    params: { id: idParameter },
    query: stateQuery,
    isPrivate: isPreview,
    answer: ProductionDetailSchema,
    read: async ({ params: { id }, query, ...request }) => {
      const body = await readProduction(id, { db, urlsOf, ...request, ...askedState(query) });
      return {
        body,
        tags: [`production:${id}`, 'productions', 'events', 'persons', 'settings', ...embeddedTags(body.modules)],
      };
    },
  });

  router.read({
    path: 'api/series-list/',
    area: 'Programme',
    summary: 'Series as a list shows them, each with its next date',
    query: { ...pageParameter },
    answer: PagedSchema(SeriesSchema),
    read: async ({ locale, now, user, query }) => {
      const request = { list: 'api/series-list', locale, page: query.page ?? 1, pageSize: SERIES_PAGE_SIZE, query };
      const { results, total } = await listSeries(
        { db, locale, now, user, urlsOf },
        { limit: request.pageSize, offset: offsetOf(request) },
      );
      return { body: paged(request, total, results), tags: ['series', 'events'] };
    },
  });

  router.read({
    path: 'api/series/{id}/',
    area: 'Programme',
    summary: 'A series and its coming events',
    params: { id: idParameter },
    query: stateQuery,
    isPrivate: isPreview,
    answer: SeriesDetailSchema,
    read: async ({ params: { id }, query, ...request }) => {
      const body = await readSeries(id, { db, urlsOf, ...request, ...askedState(query) });
      return { body, tags: [`series:${id}`, 'series', 'events', ...embeddedTags(body.modules)] };
    },
  });
}
