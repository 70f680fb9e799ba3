import { sql } from 'drizzle-orm';
import { EVERYTHING } from '../../../platform/changes/changes.ts';
import { mediaFiles, pictures } from '../../../content/media/tables.ts';
import type { Declaration } from '../declaration.ts';
import { choices, decimal, instant, integer, json, link, picture, select, text, textarea } from '../fields.ts';
import { bothLanguages, defineResource } from './define.ts';

const both = { localised: true } as const;
const known = { read_only: true } as const;
/** Files come by upload: what is edited here is what is said about them. */
const operations = { create: false, edit: true, delete: true };

const titles = [
  text('title', ['Titel', 'Title'], both),
  textarea('alt', ['Beschreibung für alle, die es nicht sehen', 'Description for those who cannot see it'], {
    ...both,
    max_length: 1000,
  }),
  text('credit', ['Urheber', 'Credit'], both),
];

const pictureResource = defineResource({
  name: 'pictures',
  label: ['Bilder', 'Pictures'],
  group: 'media',
  table: pictures,
  searched: sql`((${pictures.title}->>'de') || ' ' || (${pictures.title}->>'en') || ' ' || (${pictures.alt}->>'de') || ' ' || (${pictures.alt}->>'en'))`,
  title: 'title',
  sort: '-id',
  columns: ['thumbnails', 'title', 'alt', 'credit'],
  filters: ['created_at'],
  // A picture may show anywhere.
  tags: [EVERYTHING],
  operations,
  fields: [
    ...titles,
    decimal('focal_x', ['Blickpunkt von links', 'Focal point from the left'], {
      min: 0,
      max: 1,
      nullable: false,
      fallback: 0.5,
      help: ['0 bis 1: bleibt beim Zuschneiden zu sehen.', '0 to 1: stays visible when cropped.'],
    }),
    decimal('focal_y', ['Blickpunkt von oben', 'Focal point from the top'], {
      min: 0,
      max: 1,
      nullable: false,
      fallback: 0.5,
    }),
    text('url', ['Datei', 'File'], { ...known, max_length: 2000 }),
    integer('width', ['Breite', 'Width'], known),
    integer('height', ['Höhe', 'Height'], known),
    json('thumbnails', ['Vorschau', 'Thumbnails'], known),
    json('crop', ['Ausschnitt', 'Crop'], {
      ...known,
      nullable: true,
      help: ['In Anteilen des ganzen Bildes.', 'In shares of the whole picture.'],
    }),
    instant('created_at', ['Hinzugefügt', 'Added'], known),
  ],
});

const fileResource = defineResource({
  name: 'media-files',
  label: ['Filme, Töne, Dokumente', 'Films, sounds, documents'],
  group: 'media',
  table: mediaFiles,
  searched: bothLanguages(mediaFiles.title),
  title: 'title',
  sort: '-id',
  columns: ['title', 'kind', 'mime', 'created_at'],
  filters: ['kind', 'created_at'],
  tags: [EVERYTHING],
  operations,
  fields: [
    ...titles,
    textarea('transcript', ['Mitschrift', 'Transcript'], { ...both, max_length: 100_000 }),
    link('captions', ['Untertitel (WebVTT)', 'Captions (WebVTT)'], both),
    picture('poster_id', ['Standbild', 'Poster']),
    select(
      'kind',
      ['Art', 'Kind'],
      choices(['video', 'Film', 'Video'], ['audio', 'Ton', 'Audio'], ['document', 'Dokument', 'Document']),
      { ...known, required: true },
    ),
    text('url', ['Datei', 'File'], { ...known, max_length: 2000 }),
    text('mime', ['Format', 'Format'], known),
    integer('bytes', ['Größe in Bytes', 'Size in bytes'], known),
    decimal('duration_s', ['Dauer in Sekunden', 'Duration in seconds'], known),
    instant('created_at', ['Hinzugefügt', 'Added'], known),
  ],
});

export const mediaResources: Declaration[] = [pictureResource, fileResource];
