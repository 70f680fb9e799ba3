import type { Database } from '../../platform/database/database.ts';
import type { HouseContent } from '@foyer/shared/house';
import type { Localised } from '../../platform/languages.ts';
import { drawnPictureUrls } from '../../content/media/drawn-pictures.ts';
import { formFields, forms } from '../../content/forms/tables.ts';
import { mediaFiles, pictures } from '../../content/media/tables.ts';
import { pages } from '../../content/pages/tables.ts';
import { persons } from '../../content/people/tables.ts';
import { type TermKind, terms } from '../../content/terms/tables.ts';
import { rooms, venues } from '../../content/venues/tables.ts';
import { type HouseIds, TERM_LISTS, type TermList } from './house-ids.ts';
import { insertAll } from './rows.ts';

const EMPTY: Localised = { de: '', en: '' };

const KINDS: Record<TermList, TermKind> = {
  genres: 'genre',
  eventTypes: 'event_type',
  eventTags: 'event_tag',
  productionTags: 'production_tag',
  seasons: 'season',
  personCategories: 'person_category',
  articleCategories: 'article_category',
  articleTags: 'article_tag',
};

/** What the programme and the magazine refer to: pictures, terms, places, people. */
export async function seedHouse(tx: Database, content: HouseContent, ids: HouseIds): Promise<void> {
  await insertAll(
    tx,
    pictures,
    content.pictures.map((picture) => {
      const { key, width, height, title, alt, credit, focalX, focalY, kind, seed } = picture;
      return {
        id: ids.id('picture', key),
        width,
        height,
        title,
        alt,
        credit,
        focalX,
        focalY,
        ...drawnPictureUrls(picture),
        drawing: { kind, seed },
      };
    }),
  );
  await insertAll(
    tx,
    mediaFiles,
    content.files.map(({ key, mime, title, bytes }) => {
      const [family = ''] = mime.split('/');
      const kind = family === 'video' || family === 'audio' ? family : 'document';
      return {
        kind,
        url: ids.urlOfFile(key),
        mime,
        bytes: bytes().length,
        title,
        alt: EMPTY,
        credit: EMPTY,
        transcript: EMPTY,
        captions: EMPTY,
      };
    }),
  );
  await insertAll(
    tx,
    terms,
    TERM_LISTS.flatMap((list) =>
      content[list].map(({ key, slug, name }, position) => ({
        id: ids.id(list, key),
        kind: KINDS[list],
        slug,
        name,
        position,
      })),
    ),
  );
  await insertAll(
    tx,
    venues,
    content.venues.map(({ key, picture, modules: _, ...venue }) => ({
      ...venue,
      id: ids.id('venue', key),
      pictureId: ids.id('picture', picture),
    })),
  );
  await insertAll(
    tx,
    rooms,
    content.rooms.map(({ key, name, venue }) => ({ id: ids.id('room', key), name, venueId: ids.id('venue', venue) })),
  );
  await insertAll(
    tx,
    persons,
    content.persons.map(({ key, category, picture, modules: _, ...person }) => ({
      ...person,
      id: ids.id('person', key),
      categoryId: ids.id('personCategories', category),
      pictureId: picture === null ? null : ids.id('picture', picture),
    })),
  );
}

/** Plants the forms of a house with their fields. */
export async function seedForms(tx: Database, content: HouseContent, ids: HouseIds): Promise<void> {
  await insertAll(
    tx,
    forms,
    content.forms.map(({ key, fields: _, ...form }) => ({ ...form, id: ids.id('form', key) })),
  );
  await insertAll(
    tx,
    formFields,
    content.forms.flatMap(({ key, fields }) =>
      fields.map(({ type, default: defaultValue, placeholder, help, condition, ...field }, position) => ({
        ...field,
        ...{ formId: ids.id('form', key), position, fieldType: type, defaultValue },
        placeholder: placeholder ?? EMPTY,
        help: help ?? EMPTY,
        dependsOn: condition?.slug ?? '',
        dependsOnValues: (condition?.values ?? []).map((value) => ({ value })),
      })),
    ),
  );
}

/** Parents stand before their children in the content of a house, and must. */
export async function seedPages(tx: Database, content: HouseContent, ids: HouseIds): Promise<void> {
  await insertAll(
    tx,
    pages,
    content.pages.map(({ key, path, parent, picture, modules: _, ...page }, position) => ({
      ...page,
      id: ids.id('page', key),
      parentId: parent === null ? null : ids.id('page', parent),
      position,
      pathDe: path.de,
      pathEn: path.en,
      ogTitle: page.metaTitle,
      ogDescription: page.metaDescription,
      ogPictureId: picture === null ? null : ids.id('picture', picture),
    })),
  );
}
