import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { SCHEDULED_ACTIONS } from '@foyer/shared/api';
import { instant, localised } from '../database/columns.ts';
import { pictures } from '../media/tables.ts';
import type { StoredFields } from './stored-module.ts';

export const pages = pgTable('pages', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer('parent_id').references((): AnyPgColumn => pages.id),
  position: integer('position').notNull().default(0),
  /** After the language segment, without slashes around it; the home page's is empty. */
  pathDe: text('path_de').notNull().unique(),
  pathEn: text('path_en').notNull().unique(),
  title: localised('title').notNull(),
  headline: localised('headline').notNull(),
  bodyClass: text('body_class').notNull().default(''),
  isOnline: boolean('is_online').notNull().default(true),
  isClickable: boolean('is_clickable').notNull().default(true),
  inMenu: boolean('in_menu').notNull().default(false),
  inFooter: boolean('in_footer').notNull().default(false),
  isLandingPage: boolean('is_landing_page').notNull().default(false),
  metaTitle: localised('meta_title').notNull(),
  metaDescription: localised('meta_description').notNull(),
  ogTitle: localised('og_title').notNull(),
  ogDescription: localised('og_description').notNull(),
  ogType: text('og_type').notNull().default('website'),
  ogPictureId: integer('og_picture_id').references(() => pictures.id, { onDelete: 'set null' }),
});

/** What modules may belong to. */
export type ContentType = 'page' | 'article' | 'production' | 'event' | 'person' | 'venue' | 'series';

/** Containers and modules of everything that has modules, as a tree by `parent`. */
export const modules = pgTable(
  'modules',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    objectId: integer('object_id').notNull(),
    parentId: integer('parent_id').references((): AnyPgColumn => modules.id, { onDelete: 'cascade' }),
    columnIndex: smallint('column_index').notNull().default(0),
    position: integer('position').notNull(),
    model: text('model').notNull(),
    slug: text('slug').notNull(),
    fields: jsonb('fields').$type<StoredFields>().notNull(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [index('modules_object').on(table.contentType, table.objectId), index('modules_slug').on(table.slug)],
);

/** What a page looked like after each change. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().defaultNow(),
    author: text('author').notNull(),
    label: text('label').notNull().default(''),
    published: boolean('published').notNull().default(true),
    modules: jsonb('modules').$type<(typeof modules.$inferSelect)[]>().notNull(),
  },
  (table) => [index('page_versions_page').on(table.pageId, table.id)],
);

/** Working copies: one a page. */
export const pageDrafts = pgTable('page_drafts', {
  pageId: integer('page_id')
    .primaryKey()
    .references(() => pages.id, { onDelete: 'cascade' }),
  /** New with every write: what writes are based on. */
  mark: text('mark').notNull(),
  /** Newest version of the page that its author has seen. */
  baseVersion: integer('base_version').notNull(),
  author: text('author').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  modules: jsonb('modules').$type<(typeof modules.$inferSelect)[]>().notNull(),
});

/** Changes of pages that wait for their time. */
export const pageSchedule = pgTable(
  'page_schedule',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    action: text('action').$type<(typeof SCHEDULED_ACTIONS)[number]>().notNull(),
    author: text('author').notNull(),
    label: text('label').notNull().default(''),
    /** For `publish`: what to publish. */
    modules: jsonb('modules').$type<(typeof modules.$inferSelect)[]>(),
  },
  (table) => [index('page_schedule_at').on(table.at), index('page_schedule_page').on(table.pageId, table.at)],
);
