import { asc, inArray, and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type ContentType, modules } from '../../content/pages/tables.ts';
import { readableModules } from '../../content/visibility/visibility.ts';
import { line, type SearchDocument } from './document.ts';
import {
  articleDocuments,
  pageDocuments,
  personDocuments,
  seriesDocuments,
  venueDocuments,
} from './house-documents.ts';
import { moduleText } from './plain-text.ts';
import { eventDocuments, productionDocuments } from './programme-documents.ts';

type Describe = (db: Database, ids: number[]) => Promise<SearchDocument[]>;

const DESCRIBE: Record<ContentType, Describe> = {
  event: eventDocuments,
  production: productionDocuments,
  person: personDocuments,
  venue: venueDocuments,
  series: seriesDocuments,
  article: articleDocuments,
  page: pageDocuments,
};

/** What the index has to know of these items. Items that are gone or hidden are left out. */
export async function describeItems(db: Database, type: ContentType, ids: number[]): Promise<SearchDocument[]> {
  const documents = await DESCRIBE[type](db, ids);
  const rows = await db
    .select({ id: modules.id, parentId: modules.parentId, objectId: modules.objectId, fields: modules.fields })
    .from(modules)
    .where(and(eq(modules.contentType, type), inArray(modules.objectId, ids)))
    .orderBy(asc(modules.columnIndex), asc(modules.position), asc(modules.id));
  const readable = readableModules(rows, { now: new Date(), user: null });
  return documents.map((document) => {
    const own = readable.filter(({ objectId }) => objectId === document.objectId);
    const texts = own.map(({ fields }) => moduleText(fields, document.locale));
    // Often a first module repeats the teaser.
    const isRepeated = texts.some((text) => text.includes(document.body));
    return { ...document, body: line([isRepeated ? '' : document.body, ...texts]) };
  });
}
