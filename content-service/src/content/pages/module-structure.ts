import { randomBytes } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { HttpProblem, invalid } from '../../platform/http/problem.ts';
import { lockStructure, makeRoom, type Place, requirePlace, standingAt } from './module-places.ts';
import { type ModuleOwner, type ModuleRow, moduleRows } from './module-tree.ts';
import { type Editing, lockedModule, lockedWithStructure, nameOf } from './module-writes.ts';
import { modules } from './tables.ts';
import { keepVersion } from './versions.ts';

/**
 * Puts the modules of a column into an order.
 * @param order ids of all modules that stand there
 * @throws HttpProblem 400: unknown place; 412 with the current order when other modules stand there by now
 */
export async function reorderModules(
  tx: Database,
  place: Place,
  order: readonly number[],
  editing: Pick<Editing, 'author'>,
): Promise<void> {
  await lockStructure(tx, place);
  await requirePlace(tx, place);
  const rows = await tx
    .select({ id: modules.id })
    .from(modules)
    .where(standingAt(place))
    .orderBy(asc(modules.position), asc(modules.id));
  const current = rows.map(({ id }) => id);
  const isSame =
    current.length === order.length &&
    new Set(order).size === order.length &&
    order.every((id) => current.includes(id));
  if (!isSame) throw new HttpProblem(412, 'Other modules stand there by now.', { current });
  for (const [position, id] of order.entries()) await tx.update(modules).set({ position }).where(eq(modules.id, id));
  await keepVersion(tx, place, { author: editing.author, changes: { order: { before: current, after: order } } });
}

/** Where a module shall stand: in a container, or (null) on the page it is on. */
export interface Target {
  container: number | null;
  column: number;
  position?: number;
}

/** A module after its move, and whom it was taken from. */
export interface Moved {
  row: ModuleRow;
  from: ModuleOwner;
}

/**
 * Moves a module with everything in it, also to another page.
 * @throws HttpProblem 404; 400 for a place that does not exist or lies inside the module; 412
 */
export async function moveModule(
  tx: Database,
  which: { model: string; id: number },
  target: Target,
  editing: Editing,
): Promise<Moved> {
  const [known] = await tx.select().from(modules).where(eq(modules.id, which.id));
  const home = target.container === null ? known : await containerAt(tx, target.container);
  // In one order, so that two who move to and fro do not wait for each other for ever.
  for (const owner of distinctOwners([known, home])) await lockStructure(tx, owner);
  const row = await lockedModule(tx, which, editing);
  const from = { contentType: row.contentType, objectId: row.objectId };
  const branch = branchOf(row, await moduleRows(from, { db: tx }));
  const place: Place = { ...ownerOf(home ?? row), parent: target.container, column: target.column };
  if (branch.some(({ id }) => id === target.container))
    throw invalid({ container: ['A module cannot stand in itself.'] });
  await requirePlace(tx, place);
  const position = await makeRoom(tx, place, target.position);
  for (const { id } of branch)
    await tx
      .update(modules)
      .set({ contentType: place.contentType, objectId: place.objectId })
      .where(eq(modules.id, id));
  const [moved] = await tx
    .update(modules)
    .set({ parentId: place.parent, columnIndex: place.column, position, revision: row.revision + 1 })
    .where(eq(modules.id, row.id))
    .returning();
  if (!moved) throw new Error('A locked module was not updated');
  const changes = { [nameOf(moved)]: { before: standingOf(row), after: standingOf(moved) } };
  await keepVersion(tx, moved, { author: editing.author, changes });
  if (isOther(from, moved)) await keepVersion(tx, from, { author: editing.author, changes });
  return { row: moved, from };
}

/** Copies a module with everything in it; the copy stands right after it. @throws HttpProblem 404 or 412 */
export async function duplicateModule(
  tx: Database,
  which: { model: string; id: number },
  editing: Editing,
): Promise<ModuleRow> {
  const row = await lockedWithStructure(tx, which, editing);
  const branch = branchOf(row, await moduleRows(row, { db: tx }));
  const position = await makeRoom(
    tx,
    { ...ownerOf(row), parent: row.parentId, column: row.columnIndex },
    row.position + 1,
  );
  const copies = new Map<number, ModuleRow>();
  for (const original of branch) {
    const parentId = original.id === row.id ? row.parentId : (copies.get(original.parentId ?? 0)?.id ?? null);
    const { contentType, objectId, columnIndex, model, fields } = original;
    const values = {
      contentType,
      objectId,
      parentId,
      columnIndex,
      model,
      fields,
      slug: copySlug(original.slug),
      position: original.id === row.id ? position : original.position,
    };
    const [copy] = await tx.insert(modules).values(values).returning();
    if (!copy) throw new Error('An inserted module was not returned');
    copies.set(original.id, copy);
  }
  const copy = copies.get(row.id);
  if (!copy) throw new Error('A module was not copied');
  await keepVersion(tx, copy, {
    author: editing.author,
    changes: { [nameOf(copy)]: { before: null, after: { copy_of: row.id } } },
  });
  return copy;
}

/** A module and everything in it, parents before what they hold. */
export function branchOf(root: ModuleRow, rows: readonly ModuleRow[]): ModuleRow[] {
  return [root, ...rows.filter(({ parentId }) => parentId === root.id).flatMap((row) => branchOf(row, rows))];
}

async function containerAt(tx: Database, id: number): Promise<ModuleRow> {
  const [row] = await tx.select().from(modules).where(eq(modules.id, id));
  if (!row) throw invalid({ container: [`There is no module ${id}.`] });
  return row;
}

const standingOf = ({ contentType, objectId, parentId, columnIndex, position }: ModuleRow) => ({
  content_type: contentType,
  object_id: objectId,
  parent: parentId,
  column: columnIndex,
  position,
});
const ownerOf = ({ contentType, objectId }: ModuleOwner): ModuleOwner => ({ contentType, objectId });
const isOther = (one: ModuleOwner, two: ModuleOwner): boolean =>
  one.contentType !== two.contentType || one.objectId !== two.objectId;

function distinctOwners(rows: (ModuleRow | undefined)[]): ModuleOwner[] {
  const byName = new Map(
    rows.filter((row) => row !== undefined).map((row) => [`${row.contentType}:${row.objectId}`, ownerOf(row)]),
  );
  return [...byName].sort(([one], [two]) => one.localeCompare(two)).map(([, owner]) => owner);
}

/** Slugs name sections: a copy gets one of its own. */
function copySlug(slug: string): string {
  return `${slug.replace(/-copy-[0-9a-f]{6}$/, '')}-copy-${randomBytes(3).toString('hex')}`;
}
