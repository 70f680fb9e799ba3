import { bigint, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/database/columns.ts';
import type { Locale } from '../../platform/languages.ts';

/** What visitors agreed to, one row for each decision. */
export const consentRecords = pgTable(
  'consent_records',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Random, from the visitor's cookie. */
    id: uuid('id').notNull(),
    recordedAt: instant('recorded_at').notNull(),
    revision: integer('revision').notNull(),
    categories: jsonb('categories').$type<string[]>().notNull(),
    services: jsonb('services').$type<Record<string, string[]>>().notNull(),
    locale: text('locale').$type<Locale>().notNull(),
  },
  (table) => [index('consent_records_id').on(table.id), index('consent_records_recorded_at').on(table.recordedAt)],
);
