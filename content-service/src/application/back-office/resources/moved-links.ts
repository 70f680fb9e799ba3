import { randomUUID } from 'node:crypto';
import { eq, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import { publicationTags } from '../../../content/pages/owners.ts';
import { moduleRows } from '../../../content/pages/module-tree.ts';
import { belongingTo, drafts, modules, plannedChanges } from '../../../content/pages/tables.ts';
import { storeVersion } from '../../../content/pages/versions.ts';
import { splitAddress } from '../../../platform/urls.ts';
import { likePatterns } from '../usage/links.ts';

type ModuleRow = typeof modules.$inferSelect;
type Moved = ReadonlyMap<string, string>;

const HREF = /\bhref="([^"]*)"/g;

/** An address as it is now, with its query and its place on the page; the same if nothing has moved there. */
export function movedAddress(url: string, moved: Moved): string {
  const { path, rest } = splitAddress(url);
  const to = moved.get(path);
  return to === undefined ? url : to + rest;
}

/** A stored value whose links lead where things are now: an address by itself, or those in HTML. */
function relinked<T>(value: T, moved: Moved): T {
  const text = JSON.stringify(value);
  const after = JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string'
      ? movedAddress(inner, moved).replace(HREF, (_whole, url: string) => `href="${movedAddress(url, moved)}"`)
      : inner,
  );
  return after === text ? value : (JSON.parse(after) as T);
}

const relinkedRows = (rows: readonly ModuleRow[], moved: Moved): ModuleRow[] =>
  rows.map((row) => ({ ...row, fields: relinked(row.fields, moved) }));

/**
 * Links within modules lead to the new addresses at once: on the site, in working copies and in what is planned. Versions stay as they
 * were; redirects lead on from them.
 * @param moved new paths by old ones, with their language: `/de/besuch`
 * @returns cache tags of what visitors see
 */
export async function followInModules(tx: Database, moved: Moved, author: string): Promise<string[]> {
  const linking = (column: AnyPgColumn) =>
    or(...likePatterns([...moved.keys()]).map((pattern) => sql`${column}::text like ${pattern}`));
  const live = await tx.select().from(modules).where(linking(modules.fields)).orderBy(modules.id).for('update');
  const changed = live.flatMap((row) => {
    const fields = relinked(row.fields, moved);
    return fields === row.fields ? [] : [{ row, fields }];
  });
  for (const { row, fields } of changed)
    await tx
      .update(modules)
      .set({ fields, revision: row.revision + 1 })
      .where(eq(modules.id, row.id));
  const owners = [...new Map(changed.map(({ row }) => [`${row.contentType}:${row.objectId}`, row])).values()];
  for (const owner of owners) await storeVersion(tx, owner, await moduleRows(owner, { db: tx }), { author });

  // With a new mark: whoever has it open brings both together, and does not bring the old address back.
  for (const draft of await tx.select().from(drafts).where(linking(drafts.modules)).for('update'))
    await tx
      .update(drafts)
      .set({ mark: randomUUID(), modules: relinkedRows(draft.modules, moved) })
      .where(belongingTo(drafts, draft));
  for (const plan of await tx.select().from(plannedChanges).where(linking(plannedChanges.modules)).for('update'))
    await tx
      .update(plannedChanges)
      .set({ modules: relinkedRows(plan.modules ?? [], moved) })
      .where(eq(plannedChanges.id, plan.id));
  return owners.flatMap(publicationTags);
}
