import { sql } from 'drizzle-orm';
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { ContentType } from '../../content/pages/tables.ts';

/** What visitors find: one row per language and item. Its column `vector`, the words to search, is written and read in SQL only. */
export const searchDocuments = pgTable(
  'search_documents',
  {
    locale: text('locale').notNull(),
    type: text('type').$type<ContentType>().notNull(),
    objectId: integer('object_id').notNull(),
    /** Slug in this language; a page's whole path. */
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    titleKey: text('title_key').notNull(),
    /** A line or two about it. */
    text: text('text').notNull(),
    /** All that it says, as plain text. */
    body: text('body').notNull(),
    pictureId: integer('picture_id'),
    /** Null when there is nothing to wait for. */
    visibleFrom: instant('visible_from'),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Keys of all its words. */
    words: text('words').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.type, table.objectId] })],
);

/** The two kinds of documents, each with an index of its own; as literals, for the planner to see which. */
export const EVENTS = sql.raw(`type = 'event'`);
export const OTHERS = sql.raw(`type <> 'event'`);

/** Every word in the documents, for completing, correcting and splitting what visitors type. */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text('locale').notNull(),
    /** As `keyOf` spells it. */
    word: text('word').notNull(),
    /** As the documents spell it. */
    shown: text('shown').notNull(),
    stem: text('stem'),
    documents: integer('documents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.word] })],
);

/** Titles by the words they can be begun with. */
export const searchTitles = pgTable(
  'search_titles',
  {
    locale: text('locale').notNull(),
    /** The title from one of its words on, as `keyOf` spells it. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key, table.title] })],
);

/** What the index does not know yet; filled by triggers, so that no write path can forget it. */
export const searchStale = pgTable(
  'search_stale',
  { type: text('type').$type<ContentType>().notNull(), objectId: integer('object_id').notNull() },
  (table) => [primaryKey({ columns: [table.type, table.objectId] })],
);

/** How the documents were made: see `INDEX_VERSION`. */
export const searchVersions = pgTable('search_version', {
  id: integer('id').primaryKey().default(1),
  version: integer('version').notNull(),
});

/** How often a term was searched on a day, and how much it found last. Says nothing about who asked. */
export const searchLog = pgTable(
  'search_log',
  {
    day: date('day').notNull(),
    locale: text('locale').notNull(),
    term: text('term').notNull(),
    searches: integer('searches').notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.term] })],
);
