import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Access, EventStatus } from '@foyer/shared/api';
import { instant, localised, money } from '../../platform/database/columns.ts';
import { pictures } from '../media/tables.ts';
import { persons } from '../people/tables.ts';
import { terms } from '../terms/tables.ts';
import { rooms } from '../venues/tables.ts';

/** `past` is never stored: it follows from the time. */
export type StoredEventStatus = Exclude<EventStatus, 'past'>;

const pictureId = () => integer('picture_id').references(() => pictures.id, { onDelete: 'set null' });
/** Set by the first edit; demo content is moved along with the calendar only until then. */
const editedAt = () => instant('edited_at');

/** Parts of the page, from top to bottom; empty: as in the settings. */
const sectionOrder = () => text('section_order').array().notNull().default([]);

export const series = pgTable('series', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: localised('slug').notNull(),
  name: localised('name').notNull(),
  description: localised('description').notNull(),
  pictureId: pictureId(),
});

export const productions = pgTable(
  'productions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: localised('slug').notNull(),
    title: localised('title').notNull(),
    subtitle: localised('subtitle').notNull(),
    description: localised('description').notNull(),
    typeId: integer('type_id').references(() => terms.id),
    seasonId: integer('season_id').references(() => terms.id),
    genreId: integer('genre_id').references(() => terms.id),
    dateFrom: date('date_from'),
    dateTo: date('date_to'),
    stickyEvent: boolean('sticky_event').notNull().default(false),
    sectionOrder: sectionOrder(),
    pictureId: pictureId(),
    editedAt: editedAt(),
  },
  (table) => [index('productions_dates').on(table.dateFrom, table.dateTo)],
);

export const productionTags = pgTable(
  'production_tags',
  {
    productionId: integer('production_id')
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    termId: integer('term_id')
      .notNull()
      .references(() => terms.id),
  },
  (table) => [
    primaryKey({ columns: [table.productionId, table.termId] }),
    index('production_tags_term').on(table.termId),
  ],
);

export const events = pgTable(
  'events',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    slug: localised('slug').notNull(),
    title: localised('title').notNull(),
    subtitle: localised('subtitle').notNull(),
    preline: localised('preline').notNull(),
    teaserText: localised('teaser_text').notNull(),
    description: localised('description').notNull(),
    contentNotes: localised('content_notes').notNull(),
    dateStart: instant('date_start').notNull(),
    dateEnd: instant('date_end').notNull(),
    previousDateStart: instant('previous_date_start'),
    sequence: integer('sequence').notNull().default(0),
    status: text('status').$type<StoredEventStatus>().notNull(),
    ticketUrl: text('ticket_url'),
    priceFrom: money('price_from'),
    priceTo: money('price_to'),
    access: text('access').array().$type<Access[]>().notNull(),
    typeId: integer('type_id')
      .notNull()
      .references(() => terms.id),
    genreId: integer('genre_id').references(() => terms.id),
    roomId: integer('room_id').references(() => rooms.id),
    seriesId: integer('series_id').references(() => series.id),
    productionId: integer('production_id').references(() => productions.id),
    /** Joins the dates of what recurs without being a production. */
    recurrence: text('recurrence'),
    /** What the file that it was imported from calls it. */
    externalId: text('external_id').unique('events_external_id'),
    sectionOrder: sectionOrder(),
    pictureId: pictureId(),
    editedAt: editedAt(),
  },
  (table) => [
    index('events_start').on(table.dateStart, table.id),
    index('events_production').on(table.productionId),
    index('events_recurrence').on(table.recurrence),
    index('events_room').on(table.roomId, table.dateStart, table.id),
    index('events_type').on(table.typeId, table.dateStart, table.id),
    index('events_genre').on(table.genreId, table.dateStart, table.id),
    index('events_series').on(table.seriesId, table.dateStart, table.id),
    check('events_end_after_start', sql`${table.dateEnd} >= ${table.dateStart}`),
  ],
);

export const eventTags = pgTable(
  'event_tags',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    termId: integer('term_id')
      .notNull()
      .references(() => terms.id),
    /** The event's. Kept by the database, for a tag's list in the order of time. */
    dateStart: instant('date_start'),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.termId] }),
    index('event_tags_term').on(table.termId, table.dateStart, table.eventId),
  ],
);

/** How many events begin on a day in Berlin, of all and by facet; the sum of the rows. Written by the database itself. */
export const eventCounts = pgTable(
  'event_counts',
  {
    facet: text('facet').$type<'all' | 'room' | 'type' | 'tag' | 'series' | 'genre'>().notNull(),
    key: integer('key').notNull(),
    day: date('day').notNull(),
    events: integer('events').notNull(),
  },
  (table) => [index('event_counts_day').on(table.facet, table.key, table.day)],
);

/** Who takes part, in a production or in a single event. */
export const teamMembers = pgTable(
  'team_members',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    eventId: integer('event_id').references(() => events.id, { onDelete: 'cascade' }),
    productionId: integer('production_id').references(() => productions.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    role: localised('role').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('team_members_event').on(table.eventId),
    index('team_members_production').on(table.productionId),
    index('team_members_person').on(table.personId),
  ],
);

/** Announcements between the events of a day. */
export const eventTeasers = pgTable('event_teasers', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  name: localised('name').notNull(),
  day: date('day').notNull(),
  link: localised('link'),
  preline: localised('preline').notNull(),
  headline: localised('headline').notNull(),
  subline: localised('subline').notNull(),
  linkText: localised('link_text').notNull(),
  pictureId: pictureId(),
  editedAt: editedAt(),
});
