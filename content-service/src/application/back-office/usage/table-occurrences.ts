import { and, eq, getTableColumns, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RecordUser } from '@foyer/shared/api';
import type { Localised } from '../../../platform/languages.ts';
import { type FieldDeclaration, hasTable, type Row, type TableDeclaration } from '../declaration.ts';
import { columnIn } from '../list-query.ts';
import { instantOf, titleOf } from '../registry.ts';
import { valuesOf } from '../rows.ts';
import { likePatterns, unlinked } from './links.ts';
import { type Search, type Occurrence, userOf } from './occurrence.ts';

/** Every field of every resource with a table that refers to what is wanted gone: by id, or by its address. */
export async function tableOccurrences(search: Search): Promise<Occurrence[]> {
  const occurrences: (Occurrence | null)[] = [];
  for (const declaration of search.registry.all.filter(hasTable)) {
    for (const field of declaration.fields) {
      if (field.reference === search.wanted.resource && !field.goesAlong)
        occurrences.push(await referenceOccurrence(search, declaration, field));
      for (const member of field.fields ?? []) {
        if (member.reference === search.wanted.resource)
          occurrences.push(await itemOccurrence(search, declaration, field, member));
      }
      if (search.wanted.urls.length > 0 && (field.kind === 'link' || field.kind === 'html'))
        occurrences.push(await linkOccurrence(search, declaration, field));
    }
  }
  return occurrences.filter((occurrence) => occurrence !== null);
}

async function referenceOccurrence(
  search: Search,
  declaration: TableDeclaration,
  field: FieldDeclaration,
): Promise<Occurrence | null> {
  const { tx, wanted } = search;
  const { table } = declaration.storage;
  const id = columnIn(getTableColumns(table), 'id');
  const { place } = field;
  if (place.in === 'join') {
    const { join } = place;
    const owners = tx.select({ id: join.own }).from(join.table).where(eq(join.other, wanted.id));
    const detach = async () => void (await tx.delete(join.table).where(eq(join.other, wanted.id)));
    return spotOf(search, declaration, field.name, { where: inArray(id, owners), detach });
  }
  if (place.in !== 'column') return null;
  const column = columnIn(getTableColumns(table), place.key);
  const detach = async () =>
    void (await tx
      .update(table)
      .set({ [place.key]: null, ...stamp(declaration, search.now) })
      .where(eq(column, wanted.id)));
  return spotOf(search, declaration, field.name, {
    where: eq(column, wanted.id),
    detach,
    blocking: column.notNull || field.required,
  });
}

/** Items of lists that refer to it leave their list. */
async function itemOccurrence(
  search: Search,
  declaration: TableDeclaration,
  field: FieldDeclaration,
  member: FieldDeclaration,
): Promise<Occurrence | null> {
  const { tx, wanted } = search;
  if (field.place.in !== 'children' || member.place.in !== 'column') return null;
  const { children } = field.place;
  const column = columnIn(getTableColumns(children.table), member.place.key);
  const owners = tx.select({ id: children.own }).from(children.table).where(eq(column, wanted.id));
  const where = inArray(columnIn(getTableColumns(declaration.storage.table), 'id'), owners);
  return spotOf(search, declaration, field.name, {
    where,
    detach: async () => void (await tx.delete(children.table).where(eq(column, wanted.id))),
  });
}

async function linkOccurrence(
  search: Search,
  declaration: TableDeclaration,
  field: FieldDeclaration,
): Promise<Occurrence | null> {
  if (field.place.in !== 'column') return null;
  const { key } = field.place;
  const { table } = declaration.storage;
  const column = columnIn(getTableColumns(table), key);
  const { urls } = search.wanted;
  const candidates = field.localised
    ? or(...likePatterns(urls).map((pattern) => sql`${column}::text like ${pattern}`))
    : or(...urls.map((url) => like(column, `${url}%`)));
  const rows: Row[] = await search.tx
    .select()
    .from(table)
    .where(and(candidates, ofResource(declaration)))
    // What somebody saves meanwhile is not written over.
    .for('update');
  const linking = rows.flatMap((row) => {
    const next = withoutLinks(row[key], urls, field.nullable);
    return JSON.stringify(next) === JSON.stringify(row[key]) ? [] : [{ row, next }];
  });
  if (linking.length === 0) return null;
  const id = columnIn(getTableColumns(table), 'id');
  const detach = async () => {
    for (const { row, next } of linking) {
      // What is nothing without its link, a redirect, goes with it.
      if (field.required) await search.tx.delete(table).where(eq(id, row['id']));
      else
        await search.tx
          .update(table)
          .set({ [key]: next, ...stamp(declaration, search.now) })
          .where(eq(id, row['id']));
    }
  };
  return {
    users: linking.map(({ row }) => rowAsUser(declaration, row, search)),
    field: field.name,
    detach,
  };
}

function withoutLinks(value: unknown, urls: readonly string[], nullable: boolean): unknown {
  if (typeof value === 'string') return unlinked(value, urls);
  if (typeof value !== 'object' || value === null) return value;
  const texts = Object.fromEntries(
    Object.entries(value as Localised).map(([language, text]) => [language, unlinked(text, urls)]),
  );
  return nullable && Object.values(texts).every((text) => text === '') ? null : texts;
}

async function spotOf(
  search: Search,
  declaration: TableDeclaration,
  field: string,
  { where, detach, blocking = false }: { where: SQL; detach: () => Promise<void>; blocking?: boolean },
): Promise<Occurrence | null> {
  const { table } = declaration.storage;
  const columns = getTableColumns(table);
  const rows: Row[] = await search.tx
    .select(namingColumns(declaration, columns))
    .from(table)
    .where(and(where, ofResource(declaration)))
    .orderBy(columnIn(columns, 'id'));
  if (rows.length === 0) return null;
  return { users: rows.map((row) => rowAsUser(declaration, row, search, blocking)), field, detach };
}

/** What a record is named by; thousands of rows need not bring their texts along. */
function namingColumns(
  { fields, title_field: title, dateField }: TableDeclaration,
  columns: Record<string, PgColumn>,
): Record<string, PgColumn> {
  const naming = fields.filter(({ name }) => name === title || name === dateField);
  const keys = naming.flatMap(({ place }) => (place.in === 'column' ? [place.key] : []));
  if (keys.length < naming.length) return columns;
  return Object.fromEntries(['id', ...keys].map((key) => [key, columnIn(columns, key)]));
}

function rowAsUser(
  declaration: TableDeclaration,
  row: Row,
  { locale }: Pick<Search, 'locale'>,
  blocking = false,
): RecordUser {
  const id = Number(row['id']);
  const record = { id, ...valuesOf(declaration.fields, row) };
  const [title, at] = [titleOf(declaration, record, locale), instantOf(declaration, record)];
  return userOf(declaration.name, id, { title, at, blocking });
}

function ofResource({ storage: { table, fixed = {} } }: TableDeclaration): SQL | undefined {
  return and(...Object.entries(fixed).map(([key, value]) => eq(columnIn(getTableColumns(table), key), value)));
}

/** The mark of an edit, where a table has one. */
export const stamp = ({ storage: { table } }: TableDeclaration, now: Date): Row =>
  'editedAt' in getTableColumns(table) ? { editedAt: now } : {};
