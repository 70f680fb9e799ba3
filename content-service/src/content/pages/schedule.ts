import { and, asc, eq, lte } from 'drizzle-orm';
import type { ScheduledChange } from '@foyer/shared/api';
import type { FastifyBaseLogger } from 'fastify';
import { noteModules } from './module-audit.ts';
import { type Database, sqlState } from '../../platform/database/database.ts';
import { isUnavailable } from '../../platform/http/errors.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Service } from '../../service.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import type { ModuleOwner } from './module-tree.ts';
import { publicationTags, requireOwner } from './owners.ts';
import { publishPlanned } from './planned-publication.ts';
import { belongingTo, pages, plannedChanges } from './tables.ts';
import { storeVersion } from './versions.ts';

const LOOK_EVERY_MS = 1000;
/** So long after a failure it is tried again. */
const RETRY_AFTER_MS = 60_000;
/** PostgreSQL: somebody else was in the way. */
const ROLLED_BACK = '40';

type Change = typeof plannedChanges.$inferSelect;

export const scheduledAnswer = ({
  id,
  at,
  action,
  author,
  label,
}: Omit<Change, 'modules' | 'base'>): ScheduledChange => ({
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
  plan: Pick<Change, 'at' | 'action' | 'label'> & Partial<Pick<Change, 'modules' | 'base'>>,
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
 * those that were due earlier are done. One that fails is named in the log and tried again: what is planned for the same thing
 * waits for it, everything else does not.
 * @returns a function that ends this, with the change that is under way
 */
export function keepSchedule(
  { db, changes, now }: Pick<Service, 'db' | 'changes' | 'now'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let isEnded = false;
  let running: Promise<void> | null = null;
  /** Until when what is planned for a thing waits, on the clock that only goes forward. */
  const waiting = new Map<string, number>();

  const carryOut = async ({ id, ...owner }: Due): Promise<void> => {
    try {
      await changes.write(tagsOf, (tx) => carryOutPlanned(tx, id));
      waiting.delete(nameOf(owner));
    } catch (error) {
      if (isUnavailable(error) || sqlState(error)?.startsWith(ROLLED_BACK)) throw error;
      waiting.set(nameOf(owner), performance.now() + RETRY_AFTER_MS);
      log.error({ code: 'FOYER-415', err: error, change: id, of: nameOf(owner) }, 'a scheduled change failed');
    }
  };
  const look = async (): Promise<void> => {
    try {
      for (let next = await nextDue(); next && !isEnded; next = await nextDue()) await carryOut(next);
    } catch (error) {
      log.error({ err: error }, 'what is scheduled could not be looked for');
    }
  };
  const nextDue = async (): Promise<Due | undefined> => {
    const { id, at, contentType, objectId } = plannedChanges;
    const due = await db
      .select({ id, contentType, objectId })
      .from(plannedChanges)
      .where(lte(at, now()))
      .orderBy(asc(at), asc(id));
    return due.find((change) => (waiting.get(nameOf(change)) ?? 0) <= performance.now());
  };

  const timer = setInterval(() => {
    running ??= look().finally(() => (running = null));
  }, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    isEnded = true;
    clearInterval(timer);
    await running;
  };
}

type Due = Pick<Change, 'id' | 'contentType' | 'objectId'>;

const nameOf = ({ contentType, objectId }: ModuleOwner): string => `${contentType} ${objectId}`;
const tagsOf = (owner: ModuleOwner | null): string[] => (owner ? publicationTags(owner) : []);

/** Waits for others that are at it. @returns what was changed; null when another instance was faster, or it was taken back */
async function carryOutPlanned(tx: Database, planned: number): Promise<ModuleOwner | null> {
  const [change] = await tx.select().from(plannedChanges).where(eq(plannedChanges.id, planned)).for('update');
  if (!change) return null;
  const { id, action, modules, base, author, label } = change;
  const owner = { contentType: change.contentType, objectId: change.objectId };
  if (action !== 'publish') {
    await tx
      .update(pages)
      .set({ isOnline: action === 'online' })
      .where(eq(pages.id, owner.objectId));
    await noteModules(tx, owner, { author, changes: { is_online: { before: null, after: action === 'online' } } });
  } else if (modules) await publishPlanned(tx, owner, { modules, base }, { author, label });
  await tx.delete(plannedChanges).where(eq(plannedChanges.id, id));
  return owner;
}
