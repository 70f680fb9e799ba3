import type { Database } from '../../platform/database/database.ts';
import type { HouseContainer, HouseContent, HouseModule, FieldValue } from '@foyer/shared/house';
import type { StoredFields, StoredValue } from '../../content/pages/stored-module.ts';
import { type ContentType, modules, versions } from '../../content/pages/tables.ts';
import type { HouseIds } from './house-ids.ts';
import { insertAll } from './rows.ts';

type ModuleRow = typeof modules.$inferSelect;

/** What comes with the house was written by no account of the site. */
const NOBODY = '';

interface Place {
  contentType: ContentType;
  objectId: number;
  parentId: number | null;
  columnIndex: number;
  position: number;
}

/** Writes the modules of everything that has some, and a first version of each page. */
export async function seedModules(tx: Database, content: HouseContent, ids: HouseIds): Promise<void> {
  const rows: ModuleRow[] = [];
  const owners = [
    ['page', content.pages],
    ['article', content.articles],
    ['production', content.productions],
    ['event', content.events],
    ['person', content.persons],
    ['venue', content.venues],
    ['series', content.series],
  ] as const;
  for (const [contentType, items] of owners) {
    for (const item of items) {
      const objectId = ids.id(contentType, item.key);
      item.modules.forEach((container, position) =>
        addRow(rows, container, { contentType, objectId, parentId: null, columnIndex: 0, position }, ids),
      );
    }
  }
  await insertAll(tx, modules, rows);
  await insertAll(
    tx,
    versions,
    content.pages.map(({ key }) => {
      const owner = { contentType: 'page' as const, objectId: ids.id('page', key) };
      const own = rows.filter((row) => row.contentType === owner.contentType && row.objectId === owner.objectId);
      return { ...owner, author: NOBODY, label: '', modules: own };
    }),
  );
}

function addRow(rows: ModuleRow[], item: HouseContainer | HouseModule, place: Place, ids: HouseIds): void {
  const id = rows.length + 1;
  const { slug, model } = item;
  const fields = item.model === 'container' ? { layout: item.layout } : storedFields(item.fields, ids);
  rows.push({ id, ...place, model, slug, fields, inStep: null, revision: 1 });
  const columns = item.columns ?? ('children' in item && item.children ? [item.children] : []);
  columns.forEach((column, columnIndex) =>
    column.forEach((child, position) => addRow(rows, child, { ...place, parentId: id, columnIndex, position }, ids)),
  );
}

function storedFields(fields: HouseModule['fields'], ids: HouseIds): StoredFields {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, storedValue(value, ids)]));
}

/** Replaces what refers to pictures, files and items by ids and URLs, in values of each language too. */
function storedValue(value: FieldValue, ids: HouseIds): StoredValue {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => storedValue(item, ids));
  if (isOne(value, 'picture')) return ids.id('picture', value.picture);
  if (isOne(value, 'file')) return ids.urlOfFile(value.file);
  if (isOne(value, 'idOf')) return ids.idOf(value.idOf);
  if (isOne(value, 'urlOf')) return ids.urlOf(value.urlOf);
  return Object.fromEntries(
    Object.entries<FieldValue>({ ...value }).map(([name, member]) => [name, storedValue(member, ids)]),
  );
}

type Reference = Extract<FieldValue, { picture: string } | { file: string } | { idOf: string } | { urlOf: string }>;

function isOne<K extends 'picture' | 'file' | 'idOf' | 'urlOf'>(
  value: object,
  key: K,
): value is Extract<Reference, Record<K, string>> {
  return key in value && Object.keys(value).length === 1;
}
