import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { LANGUAGES, type Locale } from '../../platform/languages.ts';
import { persons } from '../../content/people/tables.ts';
import { events, eventTags, productions, productionTags, series, teamMembers } from '../../content/programme/tables.ts';
import { terms } from '../../content/terms/tables.ts';
import { termsById } from '../../content/terms/terms.ts';
import { dayInBerlin, startOfDay, TIME_ZONE } from '../../platform/time/berlin.ts';
import { rooms, venues } from '../../content/venues/tables.ts';
import { line, type SearchDocument } from './document.ts';
import { plainText } from './plain-text.ts';

/** Dates, each with its production's team and its place; found by weekday and month too. */
export async function eventDocuments(db: Database, ids: number[]): Promise<SearchDocument[]> {
  const rows = await db
    .select({ event: events, room: rooms.name, venue: venues.name, series: series.name, production: productions.title })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, eq(venues.id, rooms.venueId))
    .leftJoin(series, eq(series.id, events.seriesId))
    .leftJoin(productions, eq(productions.id, events.productionId))
    .where(inArray(events.id, ids));
  const term = await termsById(
    db,
    rows.flatMap(({ event }) => [event.typeId, event.genreId]),
  );
  const tags = await db
    .select({ id: eventTags.eventId, name: terms.name })
    .from(eventTags)
    .innerJoin(terms, eq(terms.id, eventTags.termId))
    .where(inArray(eventTags.eventId, ids));
  const own = await teamsOf(db, 'event', ids);
  const shared = await teamsOf(
    db,
    'production',
    rows.flatMap(({ event }) => event.productionId ?? []),
  );
  return rows.flatMap(({ event, ...place }) =>
    LANGUAGES.map((locale) => ({
      ...{
        locale,
        type: 'event' as const,
        objectId: event.id,
        slug: event.slug[locale],
        title: event.title[locale],
        pictureId: event.pictureId,
      },
      text: event.teaserText[locale] || event.subtitle[locale],
      about: line([
        ...[
          event.subtitle,
          event.preline,
          term(event.typeId)?.name,
          term(event.genreId)?.name,
          place.series,
          place.production,
          place.room,
          place.venue,
        ].map((name) => name?.[locale]),
        ...tags.filter(({ id }) => id === event.id).map(({ name }) => name[locale]),
        own.names(event.id),
        event.productionId === null ? '' : shared.names(event.productionId),
        dateWords(event.dateStart, locale),
      ]),
      body: line([
        ...new Set([plainText(event.teaserText[locale]), plainText(event.description[locale])]),
        own.roles(event.id, locale),
        event.productionId === null ? '' : shared.roles(event.productionId, locale),
      ]),
      ...{ visibleFrom: null, startsAt: event.dateStart, endsAt: event.dateEnd },
    })),
  );
}

/** What search knows of these productions, in both languages. */
export async function productionDocuments(db: Database, ids: number[]): Promise<SearchDocument[]> {
  const rows = await db.select().from(productions).where(inArray(productions.id, ids));
  const term = await termsById(
    db,
    rows.flatMap(({ typeId, genreId, seasonId }) => [typeId, genreId, seasonId]),
  );
  const tags = await db
    .select({ id: productionTags.productionId, name: terms.name })
    .from(productionTags)
    .innerJoin(terms, eq(terms.id, productionTags.termId))
    .where(inArray(productionTags.productionId, ids));
  const team = await teamsOf(db, 'production', ids);
  return rows.flatMap((row) =>
    LANGUAGES.map((locale) => ({
      ...{
        locale,
        type: 'production' as const,
        objectId: row.id,
        slug: row.slug[locale],
        title: row.title[locale],
        pictureId: row.pictureId,
      },
      text: row.subtitle[locale],
      about: line([
        ...[row.subtitle, term(row.typeId)?.name, term(row.genreId)?.name, term(row.seasonId)?.name].map(
          (name) => name?.[locale],
        ),
        ...tags.filter(({ id }) => id === row.id).map(({ name }) => name[locale]),
        team.names(row.id),
      ]),
      body: line([plainText(row.description[locale]), team.roles(row.id, locale)]),
      ...{ visibleFrom: null, startsAt: null, endsAt: null },
    })),
  );
}

interface Team {
  names: (id: number) => string;
  roles: (id: number, locale: Locale) => string;
}

/** Everyone who takes part. What they do counts less than who they are: a profession is asked for to find people. */
async function teamsOf(db: Database, of: 'event' | 'production', ids: number[]): Promise<Team> {
  const column = of === 'event' ? teamMembers.eventId : teamMembers.productionId;
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({ id: column, role: teamMembers.role, firstName: persons.firstName, lastName: persons.lastName })
          .from(teamMembers)
          .innerJoin(persons, eq(persons.id, teamMembers.personId))
          .where(inArray(column, [...new Set(ids)]));
  const members = (id: number) => rows.filter((row) => row.id === id);
  return {
    names: (id) => line(members(id).map(({ firstName, lastName }) => `${firstName} ${lastName}`)),
    roles: (id, locale) => line([...new Set(members(id).map(({ role }) => role[locale]))]),
  };
}

/** "Samstag 28 November 2026 tag20261128": the last is what `today`, `tomorrow` and days in figures ask for. */
function dateWords(instant: Date, locale: Locale): string {
  const day = dayInBerlin(instant);
  const written = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: TIME_ZONE,
  });
  return `${written.format(startOfDay(day))} ${dayWord(day)}`;
}

/** A word that stands for a day and that nobody types. */
export const dayWord = (day: string): string => `tag${day.replaceAll('-', '')}`;
