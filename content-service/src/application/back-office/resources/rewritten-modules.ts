import { randomUUID } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/database.ts';
import { moduleRows } from '../../../content/pages/module-tree.ts';
import { publicationTags } from '../../../content/pages/owners.ts';
import { belongingTo, drafts, modules, plannedChanges } from '../../../content/pages/tables.ts';
import { storeVersion } from '../../../content/pages/versions.ts';

type ModuleRow = typeof modules.$inferSelect;

/** What becomes of modules when something that they name is called otherwise. */
export interface Rewriting {
  /** Finds what may change in a column with fields, or with whole trees of modules. What the database finds is looked at again. */
  concerns: (column: AnyPgColumn) => SQL | undefined;
  /** The fields of a module as they are now; the same object when nothing changes. */
  fieldsOf: (row: ModuleRow) => ModuleRow['fields'];
}

/**
 * Rewrites modules on the site, in working copies and in what is planned. Versions stay as they were.
 * @returns cache tags of what visitors see
 */
export async function rewriteModules(
  tx: Database,
  { concerns, fieldsOf }: Rewriting,
  author: string,
): Promise<string[]> {
  const live = await tx.select().from(modules).where(concerns(modules.fields)).orderBy(modules.id).for('update');
  const changed = live.flatMap((row) => {
    const fields = fieldsOf(row);
    return fields === row.fields ? [] : [{ row, fields }];
  });
  for (const { row, fields } of changed)
    await tx
      .update(modules)
      .set({ fields, revision: row.revision + 1 })
      .where(eq(modules.id, row.id));
  const owners = [...new Map(changed.map(({ row }) => [`${row.contentType}:${row.objectId}`, row])).values()];
  for (const owner of owners) await storeVersion(tx, owner, await moduleRows(owner, { db: tx }), { author });

  const rewritten = (rows: readonly ModuleRow[]) => rows.map((row) => ({ ...row, fields: fieldsOf(row) }));
  // With a new mark: whoever has it open brings both together, and does not bring the old name back.
  for (const draft of await tx.select().from(drafts).where(concerns(drafts.modules)).for('update'))
    await tx
      .update(drafts)
      .set({ mark: randomUUID(), modules: rewritten(draft.modules) })
      .where(belongingTo(drafts, draft));
  for (const plan of await tx.select().from(plannedChanges).where(concerns(plannedChanges.modules)).for('update'))
    await tx
      .update(plannedChanges)
      .set({ modules: rewritten(plan.modules ?? []) })
      .where(eq(plannedChanges.id, plan.id));
  return owners.flatMap(publicationTags);
}
