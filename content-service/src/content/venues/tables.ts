import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Access, Venue } from '@foyer/shared/api';
import { localised } from '../../platform/database/columns.ts';
import { pictures } from '../media/tables.ts';

export const venues = pgTable('venues', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  slug: localised('slug').notNull(),
  name: localised('name').notNull(),
  address: jsonb('address').$type<Venue['address']>().notNull(),
  lat: doublePrecision('lat'),
  lng: doublePrecision('lng'),
  description: localised('description').notNull(),
  access: text('access').array().$type<Access[]>().notNull(),
  openingHours: localised('opening_hours').notNull(),
  pictureId: integer('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
});

export const rooms = pgTable('rooms', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  venueId: integer('venue_id')
    .notNull()
    .references(() => venues.id),
  name: localised('name').notNull(),
});
