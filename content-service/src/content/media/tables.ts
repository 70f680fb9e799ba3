import { bigint, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ImageThumbnails, MediaFileKind, PictureCrop } from '@foyer/shared/api';
import type { Drawing } from '@foyer/shared/house';
import { instant, localised } from '../../platform/database/columns.ts';

/** Pictures of the media library. The files lie below `/media/` and never change: another crop has other names. */
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
  /** What the house draws a picture of its own from: its files are made when they are first asked for. */
  drawing: jsonb('drawing').$type<Drawing>(),
  /** Of the file that was uploaded: the same file twice is one picture. */
  sha256: text('sha256').unique(),
  /** Name in the storage of the whole picture, upright and without metadata. It is not served: crops are cut from it. */
  master: text('master'),
  crop: jsonb('crop').$type<PictureCrop>(),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Videos, sounds and documents of the media library. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind').$type<MediaFileKind>().notNull(),
    url: text('url').notNull().unique(),
    mime: text('mime').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    durationS: doublePrecision('duration_s'),
    title: localised('title').notNull(),
    /** What is to be seen or heard, for those who do neither. */
    alt: localised('alt').notNull(),
    credit: localised('credit').notNull(),
    transcript: localised('transcript').notNull(),
    /** URLs of WebVTT files; empty where there is none. */
    captions: localised('captions').notNull(),
    posterId: integer('poster_id').references(() => pictures.id, { onDelete: 'set null' }),
    sha256: text('sha256').unique(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [index('media_files_poster').on(table.posterId)],
);

/** Folders of the storage, each written once and removed some days after its owner has gone. */
export const mediaFolders = pgTable(
  'media_folders',
  {
    folder: text('folder').primaryKey(),
    pictureId: integer('picture_id').references(() => pictures.id, { onDelete: 'set null' }),
    mediaFileId: integer('media_file_id').references(() => mediaFiles.id, { onDelete: 'set null' }),
    unusedSince: instant('unused_since'),
  },
  (table) => [
    index('media_folders_picture').on(table.pictureId),
    index('media_folders_media_file').on(table.mediaFileId),
  ],
);
