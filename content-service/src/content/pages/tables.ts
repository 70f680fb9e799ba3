import { and, eq } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import type { SCHEDULED_ACTIONS } from '@foyer/shared/api';
import { instant, localised } from '../../platform/database/columns.ts';
import { pictures } from '../media/tables.ts';
import type { InStep } from '@foyer/shared/modules';
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
export const CONTENT_TYPES = ['page', 'article', 'production', 'event', 'person', 'venue', 'series'] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

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
    /** Texts as their languages last fitted each other, where they do not now. States that were kept before this was do not have it. */
    inStep: jsonb('in_step').$type<InStep>(),
    revision: integer('revision').notNull().default(1),
  },
  (table) => [index('modules_object').on(table.contentType, table.objectId), index('modules_slug').on(table.slug)],
);

/** Whose a row is: known by type and id, since what has modules stands in several tables. */
const owner = () => ({
  contentType: text('content_type').$type<ContentType>().notNull(),
  objectId: integer('object_id').notNull(),
});

/** What something looked like after each change. */
export const versions = pgTable(
  'versions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...owner(),
    createdAt: instant('created_at').notNull().defaultNow(),
    author: text('author').notNull(),
    label: text('label').notNull().default(''),
    published: boolean('published').notNull().default(true),
    modules: jsonb('modules').$type<(typeof modules.$inferSelect)[]>().notNull(),
  },
  (table) => [index('versions_object').on(table.contentType, table.objectId, table.id)],
);

/** Working copies: one each. */
export const drafts = pgTable(
  'drafts',
  {
    ...owner(),
    /** New with every write: what writes are based on. */
    mark: text('mark').notNull(),
    /** Newest version that its author has seen. */
    baseVersion: integer('base_version').notNull(),
    author: text('author').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    modules: jsonb('modules').$type<(typeof modules.$inferSelect)[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.objectId] })],
);

/** Who has what open to edit it: one line a window. */
export const presence = pgTable(
  'presence',
  {
    ...owner(),
    client: text('client').notNull(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    module: integer('module'),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.objectId, table.client] })],
);

/** Changes that wait for their time. */
export const plannedChanges = pgTable(
  'planned_changes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...owner(),
    at: instant('at').notNull(),
    action: text('action').$type<(typeof SCHEDULED_ACTIONS)[number]>().notNull(),
    author: text('author').notNull(),
    label: text('label').notNull().default(''),
    /** For `publish`: what to publish. */
    modules: jsonb('modules').$type<(typeof modules.$inferSelect)[]>(),
    /** What visitors saw when that was planned. */
    base: jsonb('base').$type<(typeof modules.$inferSelect)[]>(),
  },
  (table) => [
    index('planned_changes_at').on(table.at),
    index('planned_changes_object').on(table.contentType, table.objectId, table.at),
  ],
);

/** Rows of a table that belong to something. */
export const belongingTo = (
  table: { contentType: AnyPgColumn; objectId: AnyPgColumn },
  { contentType, objectId }: { contentType: ContentType; objectId: number },
) => and(eq(table.contentType, contentType), eq(table.objectId, objectId));
