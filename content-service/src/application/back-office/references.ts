import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import {
  type FieldDeclaration,
  type FieldErrors,
  hasTable,
  type TableDeclaration,
  type Values,
} from './declaration.ts';
import { columnIn } from './list-query.ts';
import type { Registry } from './registry.ts';
import { faultText } from './texts.ts';

/** An id somewhere in a record. */
interface Named {
  path: string;
  id: number;
}

/**
 * Which of the things that a record refers to do not exist. Those that do stay until the transaction ends: nobody can delete
 * them in the meantime.
 */
export async function missingReferences(
  tx: Database,
  registry: Registry,
  fields: readonly FieldDeclaration[],
  values: Values,
  locale: Locale,
): Promise<FieldErrors> {
  const byResource = new Map<string, Named[]>();
  collect(fields, values, '', byResource);
  const errors: FieldErrors = {};
  for (const [name, named] of [...byResource].sort(([one], [other]) => one.localeCompare(other))) {
    const declaration = registry.find(name);
    if (!declaration || !hasTable(declaration))
      throw new Error(`A field refers to the resource ${name}, which has no table`);
    const known = await lockedIds(tx, declaration, [...new Set(named.map(({ id }) => id))]);
    const gone = named.filter(({ id }) => !known.has(id));
    for (const path of new Set(gone.map((missing) => missing.path))) {
      const ids = gone.filter((missing) => missing.path === path).map(({ id }) => id);
      errors[path] = [faultText('gone', locale, { ids: ids.join(', ') })];
    }
  }
  return errors;
}

function collect(
  fields: readonly FieldDeclaration[],
  values: Values,
  prefix: string,
  found: Map<string, Named[]>,
): void {
  for (const { name, kind, reference, fields: members = [] } of fields) {
    const value = values[name];
    const path = prefix + name;
    if (kind === 'list')
      (value as Values[]).forEach((item, index) => collect(members, item, `${path}.${index}.`, found));
    if (reference === undefined) continue;
    const ids = Array.isArray(value) ? (value as number[]) : typeof value === 'number' ? [value] : [];
    const known = found.get(reference) ?? [];
    found.set(reference, [...known, ...ids.map((id) => ({ path, id }))]);
  }
}

async function lockedIds(
  tx: Database,
  { storage: { table, fixed = {} } }: TableDeclaration,
  ids: number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const columns = getTableColumns(table);
  const id = columnIn(columns, 'id');
  const condition = and(
    inArray(id, ids),
    ...Object.entries(fixed).map(([key, value]) => eq(columnIn(columns, key), value)),
  );
  const rows = await tx.select({ id }).from(table).where(condition).orderBy(id).for('key share');
  return new Set(rows.map((row) => Number(row.id)));
}
