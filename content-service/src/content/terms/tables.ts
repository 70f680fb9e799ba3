import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { localised } from '../../platform/database/columns.ts';

/** The lists by which content is sorted and filtered. */
export type TermKind =
  | 'genre'
  | 'event_type'
  | 'event_tag'
  | 'production_tag'
  | 'season'
  | 'person_category'
  | 'article_category'
  | 'article_tag';

export const terms = pgTable(
  'terms',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<TermKind>().notNull(),
    slug: text('slug').notNull(),
    name: localised('name').notNull(),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('terms_kind_slug').on(table.kind, table.slug)],
);
