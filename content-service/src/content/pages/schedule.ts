import { and, asc, eq, lte } from 'drizzle-orm';
import type { ScheduledChange } from '@foyer/shared/api';
import type { FastifyBaseLogger } from 'fastify';
import { noteModules } from './module-audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Service } from '../../service.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import type { ModuleOwner } from './module-tree.ts';
import { publicationTags, requireOwner } from './owners.ts';
import { replaceWith } from './replace-modules.ts';
import { belongingTo, pages, plannedChanges } from './tables.ts';
import { storeVersion } from './versions.ts';

const LOOK_EVERY_MS = 1000;

type Change = typeof plannedChanges.$inferSelect;

export const scheduledAnswer = ({ id, at, action, author, label }: Omit<Change, 'modules'>): ScheduledChange => ({
  id,
  at: isoInBerlin(at),
  action,
  author,
  label,
});

/** Keeps a change for its time. @throws HttpProblem 404 */
export async function planChange(
  tx: Database,
  owner: ModuleOwner,
  plan: Pick<Change, 'at' | 'action' | 'label'> & Partial<Pick<Change, 'modules'>>,
  author: string,
): Promise<ScheduledChange> {
  await requireOwner(tx, owner);
  const [row] = await tx
    .insert(plannedChanges)
    .values({ contentType: owner.contentType, objectId: owner.objectId, ...plan, author })
    .returning();
  if (!row) throw new Error('An inserted change was not returned');
  return scheduledAnswer(row);
}

/** Forgets a planned change. What it would have published stays as a version that visitors never saw. @throws HttpProblem 404 */
export async function takeBack(tx: Database, owner: ModuleOwner, id: number): Promise<void> {
  const [change] = await tx
    .delete(plannedChanges)
    .where(and(eq(plannedChanges.id, id), belongingTo(plannedChanges, owner)))
    .returning();
  if (!change) throw notFound(`scheduled change ${id} of ${owner.contentType} ${owner.objectId}`);
  if (change.modules)
    await storeVersion(tx, owner, change.modules, { author: change.author, label: change.label }, false);
}

/**
 * Carries out scheduled changes when their time has come; of several instances one carries out each, and none before
 * those that were due earlier are done.
 * @returns a function that ends this
 */
export function keepSchedule(
  { db, changes, now }: Pick<Service, 'db' | 'changes' | 'now'>,
  log: FastifyBaseLogger,
): () => void {
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      while ((await db.$count(plannedChanges, lte(plannedChanges.at, now()))) > 0) {
        const changed = await changes.write(tagsOf, (tx) => carryOutNext(tx, now()));
        if (!changed) break;
      }
    } catch (error) {
      log.error({ err: error }, 'a scheduled change could not be carried out');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

const tagsOf = (owner: ModuleOwner | null): string[] => (owner ? publicationTags(owner) : []);

/** Waits for others that are at it. @returns what was changed; null when nothing is due */
async function carryOutNext(tx: Database, now: Date): Promise<ModuleOwner | null> {
  const due = tx.select().from(plannedChanges).where(lte(plannedChanges.at, now));
  const [change] = await due.orderBy(asc(plannedChanges.at), asc(plannedChanges.id)).limit(1).for('update');
  if (!change) return null;
  const { id, action, modules, author, label, ...owner } = change;
  if (action !== 'publish') {
    await tx
      .update(pages)
      .set({ isOnline: action === 'online' })
      .where(eq(pages.id, owner.objectId));
    await noteModules(tx, owner, { author, changes: { is_online: { before: null, after: action === 'online' } } });
  } else if (modules) await replaceWith(tx, owner, modules, { author, label });
  await tx.delete(plannedChanges).where(eq(plannedChanges.id, id));
  return owner;
}
