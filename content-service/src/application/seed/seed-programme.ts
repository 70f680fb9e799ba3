import type { Database } from '../../platform/database/database.ts';
import { instantInBerlin } from '../../platform/time/berlin.ts';
import type { HouseContent, HouseTeamMember } from '@foyer/shared/house';
import type { Localised } from '../../platform/languages.ts';
import { articles, articleTerms, relatedArticles } from '../../content/magazine/tables.ts';
import {
  events,
  eventTags,
  eventTeasers,
  productions,
  productionTags,
  series,
  teamMembers,
} from '../../content/programme/tables.ts';
import type { HouseIds } from './house-ids.ts';
import { insertAll } from './rows.ts';

const EMPTY: Localised = { de: '', en: '' };

const optional = <T, R>(value: T | null, convert: (value: T) => R): R | null =>
  value === null ? null : convert(value);

/** Series, productions, events, and the bands between them. */
export async function seedProgramme(tx: Database, content: HouseContent, ids: HouseIds): Promise<void> {
  const picture = (key: string) => ids.id('picture', key);
  await insertAll(
    tx,
    series,
    content.series.map(({ key, slug, name, description, picture: image }) => ({
      id: ids.id('series', key),
      slug,
      name,
      description,
      pictureId: picture(image),
    })),
  );
  await insertAll(
    tx,
    productions,
    content.productions.map((item) => {
      const { key, slug, title, subtitle, description, dateFrom, dateTo, stickyEvent } = item;
      return {
        ...{ id: ids.id('production', key), slug, title, subtitle, description, dateFrom, dateTo, stickyEvent },
        typeId: ids.id('eventTypes', item.type),
        seasonId: ids.id('seasons', item.season),
        genreId: optional(item.genre, (genre) => ids.id('genres', genre)),
        pictureId: picture(item.picture),
      };
    }),
  );
  await insertAll(
    tx,
    productionTags,
    content.productions.flatMap(({ key, tags }) =>
      tags.map((tag) => ({ productionId: ids.id('production', key), termId: ids.id('productionTags', tag) })),
    ),
  );
  await seedEvents(tx, content, ids);
  await insertAll(
    tx,
    eventTeasers,
    content.teasers.map(({ key: _, picture: image, link, ...teaser }) => ({
      ...teaser,
      link: ids.urlOf(link.urlOf),
      pictureId: picture(image),
    })),
  );
  const member = ({ role, person }: HouseTeamMember, position: number) => ({
    role,
    personId: ids.id('person', person),
    position,
  });
  await insertAll(tx, teamMembers, [
    ...content.productions.flatMap(({ key, team }) =>
      team.map((entry, position) => ({ productionId: ids.id('production', key), ...member(entry, position) })),
    ),
    ...content.events.flatMap(({ key, team }) =>
      team.map((entry, position) => ({ eventId: ids.id('event', key), ...member(entry, position) })),
    ),
  ]);
}

async function seedEvents(tx: Database, content: HouseContent, ids: HouseIds): Promise<void> {
  const picture = (key: string) => ids.id('picture', key);
  await insertAll(
    tx,
    events,
    content.events.map((event) => {
      const {
        key,
        slug,
        title,
        subtitle,
        preline,
        teaser,
        description,
        sequence,
        ticketUrl,
        priceFrom,
        priceTo,
        access,
      } = event;
      return {
        ...{
          id: ids.id('event', key),
          slug,
          title,
          subtitle,
          preline,
          teaserText: teaser,
          description,
          sequence,
          ticketUrl,
          priceFrom,
          priceTo,
          access,
        },
        contentNotes: event.contentNotes ?? EMPTY,
        dateStart: instantInBerlin(event.start),
        dateEnd: instantInBerlin(event.end),
        previousDateStart: optional(event.previousStart, instantInBerlin),
        // "past" follows from the time.
        status: event.status === 'past' ? ('sale' as const) : event.status,
        typeId: ids.id('eventTypes', event.type),
        genreId: optional(event.genre, (genre) => ids.id('genres', genre)),
        roomId: ids.id('room', event.room),
        seriesId: optional(event.series, (name) => ids.id('series', name)),
        productionId: optional(event.production, (name) => ids.id('production', name)),
        recurrence: event.format,
        pictureId: optional(event.picture, picture),
      };
    }),
  );
  await insertAll(
    tx,
    eventTags,
    content.events.flatMap(({ key, tags }) =>
      tags.map((tag) => ({ eventId: ids.id('event', key), termId: ids.id('eventTags', tag) })),
    ),
  );
}

/** Plants the articles of a house with their terms. */
export async function seedMagazine(tx: Database, content: HouseContent, ids: HouseIds): Promise<void> {
  await insertAll(
    tx,
    articles,
    content.articles.map(
      ({ key, slug, title, preline, teaser, publishedAt, author, mediaType, isTeaser, picture }) => ({
        ...{ id: ids.id('article', key), slug, title, preline, teaserText: teaser, author, mediaType, isTeaser },
        publishedAt: instantInBerlin(publishedAt),
        pictureId: ids.id('picture', picture),
      }),
    ),
  );
  await insertAll(
    tx,
    articleTerms,
    content.articles.flatMap(({ key, categories, tags }) =>
      [
        ...categories.map((name) => ids.id('articleCategories', name)),
        ...tags.map((name) => ids.id('articleTags', name)),
      ].map((termId, position) => ({
        ...{ articleId: ids.id('article', key), termId, position },
      })),
    ),
  );
  await insertAll(
    tx,
    relatedArticles,
    content.articles.flatMap(({ key, related }) =>
      related.map((other, position) => ({
        articleId: ids.id('article', key),
        relatedId: ids.id('article', other),
        position,
      })),
    ),
  );
}
