import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { FieldValue } from '@foyer/shared/api';
import type { FieldTypeCode } from '@foyer/shared/forms';
import { instant, localised } from '../../platform/database/columns.ts';
import type { Locale, Localised } from '../../platform/languages.ts';

export const forms = pgTable('forms', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: localised('slug').notNull(),
  title: localised('title').notNull(),
  intro: localised('intro').notNull(),
  submitLabel: localised('submit_label').notNull(),
  successText: localised('success_text').notNull(),
  /** Who is told of entries, by mail; empty for nobody. */
  notificationAddress: text('notification_address').notNull().default(''),
  /** What visitors get by mail, as plain text; empty for nothing. */
  confirmationText: localised('confirmation_text').notNull().default({ de: '', en: '' }),
  /** Entries are deleted after so many days; null to keep them until somebody deletes them. */
  keepDays: integer('keep_days').default(180),
});

export const formFields = pgTable(
  'form_fields',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    formId: integer('form_id')
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    slug: text('slug').notNull(),
    label: localised('label').notNull(),
    fieldType: smallint('field_type').$type<FieldTypeCode>().notNull(),
    required: boolean('required').notNull(),
    visible: boolean('visible').notNull().default(true),
    choices: jsonb('choices').$type<{ value: string; label: Localised }[]>().notNull(),
    defaultValue: jsonb('default_value').$type<FieldValue>(),
    placeholder: localised('placeholder').notNull(),
    help: localised('help').notNull(),
    /** Slug of a field before it, whose answer decides whether this one is asked; empty for always. */
    dependsOn: text('depends_on').notNull().default(''),
    /** The answers that have it asked; any, if there are none. */
    dependsOnValues: jsonb('depends_on_values').$type<{ value: string }[]>().notNull().default([]),
  },
  (table) => [index('form_fields_form').on(table.formId, table.position)],
);

export const formEntries = pgTable('form_entries', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  formId: integer('form_id')
    .notNull()
    .references(() => forms.id),
  locale: text('locale').$type<Locale>().notNull(),
  fieldValues: jsonb('field_values').$type<Record<string, FieldValue>>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  /** The same for an entry that is sent again; null where the sender named none. */
  idempotencyKey: text('idempotency_key').unique(),
});

/** Files that visitors send with a form. Without an entry they wait for one. */
export const formFiles = pgTable(
  'form_files',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    mime: text('mime').notNull(),
    createdAt: instant('created_at').notNull(),
    entryId: integer('entry_id').references(() => formEntries.id, { onDelete: 'cascade' }),
  },
  (table) => [index('form_files_entry').on(table.entryId)],
);
