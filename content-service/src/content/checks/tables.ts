import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Finding } from '@foyer/shared/modules';
import { instant } from '../../platform/database/columns.ts';
import type { ContentType } from '../pages/tables.ts';

/** What the nightly checks found: one line for each thing on which something is wrong. */
export const siteFindings = pgTable(
  'site_findings',
  {
    contentType: text('content_type').$type<ContentType>().notNull(),
    objectId: integer('object_id').notNull(),
    title: text('title').notNull(),
    findings: jsonb('findings').$type<Omit<Finding, 'repair'>[]>().notNull(),
    errors: integer('errors').notNull(),
    checkedAt: instant('checked_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.contentType, table.objectId] })],
);
