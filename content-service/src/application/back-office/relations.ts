import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { terms } from '../../content/terms/tables.ts';
import type { Children, FieldDeclaration, Join, Row, TableDeclaration, Values } from './declaration.ts';
import { rowOf, valuesOf } from './rows.ts';

/** The values of these records that lie in other tables: one query a field. Record id -> values. */
export async function readRelations(
  db: Database,
  { fields }: TableDeclaration,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Values>> {
  const values = new Map<number, Values>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return values;
  for (const field of fields) {
    const { place, name } = field;
    if (place.in !== 'join' && place.in !== 'children') continue;
    for (const own of values.values()) own[name] = [];
    const found = place.in === 'join' ? await joined(db, place.join, ids) : await items(db, place.children, field, ids);
    for (const { owner, item } of found) (values.get(owner)?.[name] as unknown[] | undefined)?.push(item);
  }
  return values;
}

/** Makes the other tables say what `values` say, where they differ from what they said. */
export async function writeRelations(
  tx: Database,
  { fields }: TableDeclaration,
  id: number,
  { before, values }: { before: Values | null; values: Values },
): Promise<void> {
  for (const field of fields) {
    const { place, name } = field;
    if (place.in !== 'join' && place.in !== 'children') continue;
    const wanted = values[name] as unknown[];
    if (JSON.stringify(before?.[name] ?? []) === JSON.stringify(wanted)) continue;
    if (place.in === 'join') await writeJoin(tx, place.join, id, wanted as number[]);
    else await writeItems(tx, place.children, field, id, wanted as Values[]);
  }
}

interface Found {
  owner: number;
  item: unknown;
}

async function joined(
  db: Database,
  { table, own, other, position, ofKind }: Join,
  ids: readonly number[],
): Promise<Found[]> {
  return db
    .select({ owner: sql<number>`${own}`, item: sql<number>`${other}` })
    .from(table)
    .where(and(inArray(own, [...ids]), inKind(db, other, ofKind)))
    .orderBy(...(position ? [asc(position)] : []), asc(other));
}

async function writeJoin(
  tx: Database,
  { table, own, other, position, ofKind }: Join,
  id: number,
  wanted: readonly number[],
): Promise<void> {
  await tx.delete(table).where(and(eq(own, id), inKind(tx, other, ofKind)));
  if (wanted.length === 0) return;
  const rows = wanted.map((item, index): Row => ({
    [keyOf(table, own)]: id,
    [keyOf(table, other)]: item,
    ...(position && { [keyOf(table, position)]: index }),
  }));
  await tx.insert(table).values(rows);
}

/** Of a table that joins several kinds of terms: those of one. */
function inKind(db: Database, other: Join['other'], kind: string | undefined): SQL | undefined {
  if (kind === undefined) return undefined;
  return inArray(
    other,
    db
      .select({ id: terms.id })
      .from(terms)
      .where(sql`${terms.kind} = ${kind}`),
  );
}

async function items(
  db: Database,
  { table, own, position }: Children,
  { fields = [] }: FieldDeclaration,
  ids: readonly number[],
): Promise<Found[]> {
  const rows: Row[] = await db
    .select()
    .from(table)
    .where(inArray(own, [...ids]))
    .orderBy(asc(position), asc(own));
  const ownKey = keyOf(table, own);
  return rows.map((row) => ({ owner: row[ownKey] as number, item: valuesOf(fields, row) }));
}

async function writeItems(
  tx: Database,
  children: Children,
  { fields = [] }: FieldDeclaration,
  id: number,
  wanted: readonly Values[],
): Promise<void> {
  const { table, own, position } = children;
  const identityOf = await identities(tx, children, id);
  await tx.delete(table).where(eq(own, id));
  if (wanted.length === 0) return;
  await tx.insert(table).values(
    wanted.map((item, index): Row => {
      const row = rowOf(fields, item);
      return { ...row, ...identityOf(row), [keyOf(table, own)]: id, [keyOf(table, position)]: index };
    }),
  );
}

/** The id that an item has already, as a part of its row; none for a new one, and where nobody knows items by their ids. */
async function identities(tx: Database, { table, own, identity }: Children, id: number): Promise<(row: Row) => Row> {
  if (!identity) return () => ({});
  const known = await tx.select(identity).from(table).where(eq(own, id));
  const ids = new Map(known.map((item) => [item.by, item.id]));
  return (row) => {
    const itsOwn = ids.get(row[keyOf(table, identity.by)]);
    return itsOwn === undefined ? {} : { [keyOf(table, identity.id)]: itsOwn };
  };
}

/** The property by which a table names a column. */
function keyOf(table: Join['table'], column: Join['own']): string {
  const [key] = Object.entries(table).find(([, own]) => own === column) ?? [];
  if (key === undefined) throw new Error(`The table has no column ${column.name}`);
  return key;
}
