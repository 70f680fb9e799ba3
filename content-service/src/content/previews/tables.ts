import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { ContentType } from '../pages/tables.ts';

/** Links that show a working copy to whoever has them. */
export const previewLinks = pgTable(
  'preview_links',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    contentType: text('content_type').$type<ContentType>().notNull(),
    objectId: integer('object_id').notNull(),
    /** Signs this link and no other. */
    key: text('key').notNull(),
    author: text('author').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('preview_links_object').on(table.contentType, table.objectId)],
);
