import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { ModuleOwner } from './module-tree.ts';
import { isThere } from './owners.ts';
import { modules } from './tables.ts';

/** Where modules stand: in a column of a container, in a list, or (`parent` null) on the page itself. */
export interface Place extends ModuleOwner {
  parent: number | null;
  column: number;
}

/** The rows at a place. */
export const standingAt = ({ contentType, objectId, parent, column }: Place) =>
  and(
    eq(modules.contentType, contentType),
    eq(modules.objectId, objectId),
    parent === null ? isNull(modules.parentId) : eq(modules.parentId, parent),
    eq(modules.columnIndex, column),
  );

/** Who changes the structure of a page waits here for whoever does so already. Held until the transaction ends. */
export async function lockStructure(tx: Database, { contentType, objectId }: ModuleOwner): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`modules ${contentType}:${objectId}`}))`);
}

/** Nobody else changes anything of these modules from here on, until the transaction ends. */
export async function lockModules(tx: Database, owner: ModuleOwner): Promise<void> {
  await lockStructure(tx, owner);
  const ofOwner = and(eq(modules.contentType, owner.contentType), eq(modules.objectId, owner.objectId));
  await tx.select({ id: modules.id }).from(modules).where(ofOwner).orderBy(modules.id).for('update');
}

/**
 * Moves whatever stands at a position and after it one further.
 * @param wanted by default the end, as is everything beyond it
 * @returns the position that is free now
 */
export async function makeRoom(tx: Database, place: Place, wanted?: number): Promise<number> {
  const [last] = await tx
    .select({ end: sql<number>`coalesce(max(${modules.position}) + 1, 0)::int` })
    .from(modules)
    .where(standingAt(place));
  const end = last?.end ?? 0;
  const position = Math.min(wanted ?? end, end);
  if (position < end)
    await tx
      .update(modules)
      .set({ position: sql`${modules.position} + 1` })
      .where(and(standingAt(place), gte(modules.position, position)));
  return position;
}

/** @throws HttpProblem 400: there is nothing of the kind, or no such module there */
export async function requirePlace(
  tx: Database,
  { contentType, objectId, parent }: Omit<Place, 'column'>,
): Promise<void> {
  if (parent !== null) {
    const [row] = await tx.select().from(modules).where(eq(modules.id, parent));
    if (!row || row.contentType !== contentType || row.objectId !== objectId)
      throw invalid({ parent: [`There is no module ${parent} there.`] });
    return;
  }
  if (!(await isThere(tx, { contentType, objectId })))
    throw invalid({ object_id: [`There is no ${contentType} ${objectId}.`] });
}
