import { eq, inArray } from 'drizzle-orm';
import { noteModules } from '../audit/module-deeds.ts';
import type { Database } from '../database/database.ts';
import { lockModules } from './module-places.ts';
import { type ModuleOwner, type ModuleRow, moduleRows } from './module-tree.ts';
import { type Signature, storeVersion, type VersionRow } from './page-versions.ts';
import { modules } from './tables.ts';

/** Makes a state of a page the live one, and a version of it. */
export async function replaceWith(tx: Database, pageId: number, rows: readonly ModuleRow[], signature: Signature): Promise<VersionRow> {
  const owner: ModuleOwner = { contentType: 'page', objectId: pageId };
  await replaceModules(tx, owner, rows);
  await noteModules(tx, owner, { action: 'publish', ...signature });
  return storeVersion(tx, pageId, await moduleRows(owner, { db: tx }), signature);
}

/**
 * Makes the live modules of a page what these rows say. Modules keep their ids, also those that were removed in the
 * meantime; rows with negative ids get new ones.
 */
async function replaceModules(tx: Database, owner: ModuleOwner, rows: readonly ModuleRow[]): Promise<void> {
  await lockModules(tx, owner);
  const live = new Map((await moduleRows(owner, { db: tx })).map((row) => [row.id, row]));
  const taken = await idsElsewhere(tx, rows.filter(({ id }) => id > 0 && !live.has(id)).map(({ id }) => id));
  const ids = new Map<number, number>();
  const idOf = (id: number | null) => (id === null ? null : (ids.get(id) ?? id));

  // What is new first, parents before what they hold: the others may have moved there.
  const sorted = parentsFirst(rows);
  for (const row of sorted.filter(({ id }) => !live.has(id))) {
    const isFree = row.id > 0 && !taken.has(row.id);
    const { model, slug, fields, columnIndex, position } = row;
    const values = { ...owner, ...(isFree && { id: row.id }), parentId: null, model, slug, fields, columnIndex, position };
    const [made] = await tx.insert(modules).values(values).returning({ id: modules.id });
    if (made) ids.set(row.id, made.id);
  }
  for (const row of sorted) {
    const before = live.get(row.id);
    const wanted = { parentId: idOf(row.parentId), columnIndex: row.columnIndex, position: row.position, slug: row.slug, fields: row.fields };
    if (before && isSame(before, wanted)) continue;
    await tx
      .update(modules)
      .set(before ? { ...wanted, revision: before.revision + 1 } : { parentId: wanted.parentId })
      .where(eq(modules.id, ids.get(row.id) ?? row.id));
  }
  const kept = new Set(rows.map(({ id }) => id));
  const gone = [...live.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.delete(modules).where(inArray(modules.id, gone));
}

type Wanted = Pick<ModuleRow, 'parentId' | 'columnIndex' | 'position' | 'slug' | 'fields'>;

function isSame({ parentId, columnIndex, position, slug, fields }: Wanted, wanted: Wanted): boolean {
  return JSON.stringify({ parentId, columnIndex, position, slug, fields }) === JSON.stringify(wanted);
}

/** Those of the ids that belong to modules, wherever they are. */
async function idsElsewhere(tx: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.select({ id: modules.id }).from(modules).where(inArray(modules.id, ids));
  return new Set(rows.map(({ id }) => id));
}

function parentsFirst(rows: readonly ModuleRow[], parentId: number | null = null): ModuleRow[] {
  return rows.filter((row) => row.parentId === parentId).flatMap((row) => [row, ...parentsFirst(rows, row.id)]);
}
