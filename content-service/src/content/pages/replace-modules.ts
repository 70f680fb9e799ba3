import { behindIn, type InStep } from '@foyer/shared/modules';
import { eq, inArray } from 'drizzle-orm';
import { noteModules } from './module-audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { documentOfRows } from './document-rows.ts';
import { lockModules } from './module-places.ts';
import { type ModuleOwner, type ModuleRow, moduleRows } from './module-tree.ts';
import { modules } from './tables.ts';
import { newestVersion, type Signature, storeVersion, type VersionRow } from './versions.ts';

/** A new version, and the ids that new modules have got, by those they had. */
export interface Publication {
  version: VersionRow;
  ids: ReadonlyMap<number, number>;
}

/** Makes a state the live one, and a version of it. What was there before anything had a version becomes the first one. */
export async function replaceWith(
  tx: Database,
  owner: ModuleOwner,
  rows: readonly ModuleRow[],
  signature: Signature,
): Promise<Publication> {
  const before = await moduleRows(owner, { db: tx });
  if (before.length > 0 && (await newestVersion(tx, owner)).id === 0)
    await storeVersion(tx, owner, before, { author: '' });
  const ids = await replaceModules(tx, owner, rows);
  await noteModules(tx, owner, { action: 'publish', ...signature });
  return { version: await storeVersion(tx, owner, await moduleRows(owner, { db: tx }), signature), ids };
}

/**
 * Makes the live modules what these rows say. Modules keep their ids, also those that were removed in the
 * meantime; rows with negative ids get new ones.
 */
async function replaceModules(
  tx: Database,
  owner: ModuleOwner,
  rows: readonly ModuleRow[],
): Promise<ReadonlyMap<number, number>> {
  await lockModules(tx, owner);
  const live = new Map((await moduleRows(owner, { db: tx })).map((row) => [row.id, row]));
  const taken = await idsElsewhere(
    tx,
    rows.filter(({ id }) => id > 0 && !live.has(id)).map(({ id }) => id),
  );
  const ids = new Map<number, number>();
  const idOf = (id: number | null) => (id === null ? null : (ids.get(id) ?? id));

  // What is new first, parents before what they hold: the others may have moved there.
  const behind = behindNow(rows, [...live.values()]);
  const sorted = parentsFirst(rows);
  for (const row of sorted.filter(({ id }) => !live.has(id))) {
    const isFree = row.id > 0 && !taken.has(row.id);
    const { model, slug, fields, columnIndex, position } = row;
    const values = {
      ...owner,
      ...(isFree && { id: row.id }),
      parentId: null,
      model,
      slug,
      fields,
      inStep: behind.get(row.id) ?? null,
      columnIndex,
      position,
    };
    const [made] = await tx.insert(modules).values(values).returning({ id: modules.id });
    if (made) ids.set(row.id, made.id);
  }
  for (const row of sorted) {
    const before = live.get(row.id);
    const wanted = {
      parentId: idOf(row.parentId),
      columnIndex: row.columnIndex,
      position: row.position,
      slug: row.slug,
      fields: row.fields,
      inStep: behind.get(row.id) ?? null,
    };
    if (before && isSame(before, wanted)) continue;
    await tx
      .update(modules)
      .set(before ? { ...wanted, revision: before.revision + 1 } : { parentId: wanted.parentId })
      .where(eq(modules.id, ids.get(row.id) ?? row.id));
  }
  const kept = new Set(rows.map(({ id }) => id));
  const gone = [...live.keys()].filter((id) => !kept.has(id));
  if (gone.length > 0) await tx.delete(modules).where(inArray(modules.id, gone));
  return ids;
}

type Wanted = Pick<ModuleRow, 'parentId' | 'columnIndex' | 'position' | 'slug' | 'fields' | 'inStep'>;

function isSame({ parentId, columnIndex, position, slug, fields, inStep }: Wanted, wanted: Wanted): boolean {
  return JSON.stringify({ parentId, columnIndex, position, slug, fields, inStep }) === JSON.stringify(wanted);
}

/** Which texts do not keep up with their other language once these rows are live, by the ids of their modules. */
function behindNow(rows: readonly ModuleRow[], live: readonly ModuleRow[]): ReadonlyMap<number, InStep | null> {
  const before = documentOfRows(live);
  return new Map(Object.values(documentOfRows(rows)).map((row) => [row.id, behindIn(row, before[row.id])]));
}

/** Those of the ids that belong to modules, wherever they are. */
async function idsElsewhere(tx: Database, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.select({ id: modules.id }).from(modules).where(inArray(modules.id, ids));
  return new Set(rows.map(({ id }) => id));
}

/** Parents before what they hold, in order; positions count from 0 in each column, since working copies have halves between them. */
function parentsFirst(rows: readonly ModuleRow[], parentId: number | null = null): ModuleRow[] {
  const siblings = rows
    .filter((row) => row.parentId === parentId)
    .sort((one, other) => one.columnIndex - other.columnIndex || one.position - other.position);
  return siblings.flatMap((row) => {
    const position = siblings.filter(({ columnIndex }) => columnIndex === row.columnIndex).indexOf(row);
    return [{ ...row, position }, ...parentsFirst(rows, row.id)];
  });
}
