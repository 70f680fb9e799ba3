import { and, eq, getTableColumns } from 'drizzle-orm';
import type { ResourceRecord } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import type { UrlsOf } from '../../platform/urls.ts';
import type { Change, Row, TableDeclaration } from './declaration.ts';
import { columnIn, conditionOf, type ListQuery, orderOf } from './list-query.ts';
import { readRelations, writeRelations } from './relations.ts';
import { rowOf, valuesOf } from './rows.ts';

/** One page of a list, and how much there is in all. */
export async function listRecords(
  db: Database,
  declaration: TableDeclaration,
  {
    query,
    locale,
    urlsOf,
    limit,
    offset,
  }: { query: ListQuery; locale: Locale; urlsOf: UrlsOf; limit: number; offset: number },
): Promise<{ records: ResourceRecord[]; count: number }> {
  const { table } = declaration.storage;
  const condition = conditionOf(db, declaration, query);
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(condition)
    .orderBy(...orderOf(declaration, query, locale))
    .limit(limit)
    .offset(offset);
  return { records: await recordsOf(db, declaration, rows, urlsOf), count: await db.$count(table, condition) };
}

/** A record, or null. @param lock nobody else changes it until the transaction ends */
export async function readRecord(
  db: Database,
  declaration: TableDeclaration,
  id: number,
  { urlsOf, lock = false }: { urlsOf: UrlsOf; lock?: boolean },
): Promise<ResourceRecord | null> {
  const query = db.select().from(declaration.storage.table).where(ofId(declaration, id)).$dynamic();
  const rows: Row[] = await (lock ? query.for('update') : query);
  const [record] = await recordsOf(db, declaration, rows, urlsOf);
  return record ?? null;
}

/** @returns id of the new record */
export async function insertRecord(
  tx: Database,
  declaration: TableDeclaration,
  { values, columns }: Change,
): Promise<number> {
  const { table, fixed = {} } = declaration.storage;
  const writable = declaration.fields.filter(({ read_only }) => !read_only);
  const row = { ...fixed, ...rowOf(writable, values), ...columns };
  const [made] = await tx
    .insert(table)
    .values(row)
    .returning({ id: columnIn(getTableColumns(table), 'id') });
  const id = Number(made?.id);
  await writeRelations(tx, declaration, id, { before: null, values });
  return id;
}

/** Writes what has changed of a record: its own columns, then the rows that belong to it. */
export async function updateRecord(
  tx: Database,
  declaration: TableDeclaration,
  id: number,
  { before, values, columns }: Change,
): Promise<void> {
  const { table } = declaration.storage;
  const [row = {}] = (await tx.select().from(table).where(ofId(declaration, id))) as Row[];
  // Only what differs: triggers that look after other rows wait for their columns.
  const changing = declaration.fields.filter(
    ({ name, read_only }) => !read_only && JSON.stringify(before?.[name]) !== JSON.stringify(values[name]),
  );
  const changed = { ...rowOf(changing, values, row), ...columns };
  if (Object.keys(changed).length > 0) await tx.update(table).set(changed).where(ofId(declaration, id));
  await writeRelations(tx, declaration, id, { before, values });
}

/** Deletes a record; what belongs to it goes by the rules of the database. */
export async function removeRecord(tx: Database, declaration: TableDeclaration, id: number): Promise<void> {
  await tx.delete(declaration.storage.table).where(ofId(declaration, id));
}

function ofId({ storage: { table, fixed = {} } }: TableDeclaration, id: number) {
  const columns = getTableColumns(table);
  return and(
    eq(columnIn(columns, 'id'), id),
    ...Object.entries(fixed).map(([key, value]) => eq(columnIn(columns, key), value)),
  );
}

async function recordsOf(
  db: Database,
  declaration: TableDeclaration,
  rows: readonly Row[],
  urlsOf: UrlsOf,
): Promise<ResourceRecord[]> {
  const ids = rows.map((row) => Number(row['id']));
  const related = await readRelations(db, declaration, ids);
  return rows.map((row, index) => {
    const id = ids[index] ?? 0;
    const own = { ...valuesOf(declaration.fields, row), ...related.get(id) };
    const ordered = Object.fromEntries(
      declaration.fields.filter(({ kind }) => kind !== 'password').map(({ name }) => [name, own[name]]),
    );
    return { id, ...ordered, ...(declaration.siteUrls && { urls: declaration.siteUrls(row, urlsOf) }) };
  });
}
