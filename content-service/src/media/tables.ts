import { doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ImageThumbnails } from '@foyer/shared/api';
import { localised } from '../database/columns.ts';
import type { PictureKind } from '../demo/model.ts';

/** Enough to draw a demo picture in any size. */
export interface Drawing {
  kind: PictureKind;
  seed: number;
}

/** Pictures of the media library. The files lie below `/media/`, named after their content. */
export const pictures = pgTable('pictures', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  url: text('url').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  title: localised('title').notNull(),
  alt: localised('alt').notNull(),
  credit: localised('credit').notNull(),
  focalX: doublePrecision('focal_x').notNull(),
  focalY: doublePrecision('focal_y').notNull(),
  thumbnails: jsonb('thumbnails').$type<ImageThumbnails>().notNull(),
  /** How a picture of the demo content is drawn: its files are made when they are first asked for. */
  drawing: jsonb('drawing').$type<Drawing>(),
});
