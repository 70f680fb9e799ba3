import { randomUUID } from 'node:crypto';
import { isDifferent, mergedForMine } from '@foyer/shared/modules';
import type { Database } from '../../platform/database/database.ts';
import { DEFAULT_LANGUAGE } from '../../platform/languages.ts';
import { documentOfRows, rowsOfDocument } from './document-rows.ts';
import { lockModules } from './module-places.ts';
import { type ModuleOwner, type ModuleRow, moduleRows } from './module-tree.ts';
import { type Publication, replaceWith } from './replace-modules.ts';
import { belongingTo, drafts } from './tables.ts';
import { newestVersion, type Signature } from './versions.ts';

/**
 * Publishes what was planned, together with what was published since. The working copy, if there is one, gets it, too: its author
 * would otherwise take it back.
 * @param plan `base` is what visitors saw when it was planned; null when that is not known: then the plan is all that there is
 * @throws HttpProblem 400 when both together cannot be kept
 */
export async function publishPlanned(
  tx: Database,
  owner: ModuleOwner,
  plan: { modules: ModuleRow[]; base: ModuleRow[] | null },
  signature: Signature,
): Promise<void> {
  await lockModules(tx, owner);
  const live = await moduleRows(owner, { db: tx });
  const { id: newest } = await newestVersion(tx, owner);
  const rows = mergedRows(owner, plan.base ?? live, { mine: plan.modules, theirs: live });
  const publication = await replaceWith(tx, owner, rows, signature);
  await bringIntoDraft(tx, owner, { live, newest }, publication);
}

/** One that does not start from what visitors saw until now stays as it is: its author is shown both. */
async function bringIntoDraft(
  tx: Database,
  owner: ModuleOwner,
  seen: { live: ModuleRow[]; newest: number },
  { version, ids }: Publication,
): Promise<void> {
  const [draft] = await tx.select().from(drafts).where(belongingTo(drafts, owner)).for('update');
  if (draft?.baseVersion !== seen.newest) return;
  // What was planned and then brought back by undoing is the same module.
  const idOf = (id: number) => ids.get(id) ?? id;
  const mine = draft.modules.map((row) => ({
    ...row,
    id: idOf(row.id),
    parentId: row.parentId === null ? null : idOf(row.parentId),
  }));
  const modules = mergedRows(owner, seen.live, { mine, theirs: await moduleRows(owner, { db: tx }) });
  await tx
    .update(drafts)
    .set({ modules, baseVersion: version.id, mark: randomUUID() })
    .where(belongingTo(drafts, owner));
}

/** Brings together what two have made of the same rows; where they contradict each other, mine counts. */
function mergedRows(
  owner: ModuleOwner,
  base: readonly ModuleRow[],
  { mine, theirs }: { mine: ModuleRow[]; theirs: readonly ModuleRow[] },
): ModuleRow[] {
  const [before, since] = [documentOfRows(base), documentOfRows(theirs)];
  if (!isDifferent(before, since)) return mine;
  const known = new Map([...base, ...mine, ...theirs].map((row) => [row.id, row]));
  return rowsOfDocument(mergedForMine(before, documentOfRows(mine), since), known, {
    owner,
    locale: DEFAULT_LANGUAGE,
  });
}
