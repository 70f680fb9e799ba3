import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { localised } from '../../platform/database/columns.ts';
import { pictures } from '../media/tables.ts';
import { terms } from '../terms/tables.ts';

export const persons = pgTable('persons', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: text('slug').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  role: localised('role').notNull(),
  categoryId: integer('category_id').references(() => terms.id),
  biography: localised('biography').notNull(),
  pictureId: integer('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
});
