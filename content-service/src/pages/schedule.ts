import { and, asc, eq, lte } from 'drizzle-orm';
import type { ScheduledChange } from '@foyer/shared/api';
import type { FastifyBaseLogger } from 'fastify';
import { noteModules } from '../audit/module-deeds.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import type { Service } from '../service.ts';
import { isoInBerlin } from '../time/berlin.ts';
import { pageTags } from './draft-requests.ts';
import { requirePage, storeVersion } from './page-versions.ts';
import { replaceWith } from './replace-modules.ts';
import { pages, pageSchedule } from './tables.ts';

const LOOK_EVERY_MS = 1000;

type Change = typeof pageSchedule.$inferSelect;

export const scheduledAnswer = ({ id, at, action, author, label }: Omit<Change, 'modules'>): ScheduledChange => ({ id, at: isoInBerlin(at), action, author, label });

/** Keeps a change for its time. @throws HttpProblem 404 */
export async function planChange(tx: Database, pageId: number, plan: Pick<Change, 'at' | 'action' | 'label'> & Partial<Pick<Change, 'modules'>>, author: string): Promise<ScheduledChange> {
  await requirePage(tx, pageId);
  const [row] = await tx.insert(pageSchedule).values({ pageId, ...plan, author }).returning();
  if (!row) throw new Error('An inserted change was not returned');
  return scheduledAnswer(row);
}

/** Forgets a planned change. What it would have published stays as a version that visitors never saw. @throws HttpProblem 404 */
export async function takeBack(tx: Database, pageId: number, id: number): Promise<void> {
  const [change] = await tx.delete(pageSchedule).where(and(eq(pageSchedule.id, id), eq(pageSchedule.pageId, pageId))).returning();
  if (!change) throw notFound(`scheduled change ${id} of page ${pageId}`);
  if (change.modules) await storeVersion(tx, pageId, change.modules, { author: change.author, label: change.label }, false);
}

/**
 * Carries out scheduled changes when their time has come; of several instances one carries out each.
 * @returns a function that ends this
 */
export function keepSchedule({ db, changes, now }: Pick<Service, 'db' | 'changes' | 'now'>, log: FastifyBaseLogger): () => void {
  let isBusy = false;
  const look = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    try {
      while ((await db.$count(pageSchedule, lte(pageSchedule.at, now()))) > 0) {
        const pageId = await changes.write(tagsOf, (tx) => carryOutNext(tx, now()));
        if (pageId === null) break;
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

const tagsOf = (pageId: number | null): string[] => (pageId === null ? [] : pageTags(pageId));

/** @returns id of the page that was changed; null when nothing is due, or others are at it */
async function carryOutNext(tx: Database, now: Date): Promise<number | null> {
  const due = tx.select().from(pageSchedule).where(lte(pageSchedule.at, now));
  const [change] = await due.orderBy(asc(pageSchedule.at), asc(pageSchedule.id)).limit(1).for('update', { skipLocked: true });
  if (!change) return null;
  const { id, pageId, action, modules, author, label } = change;
  if (action !== 'publish') {
    await tx.update(pages).set({ isOnline: action === 'online' }).where(eq(pages.id, pageId));
    await noteModules(tx, { contentType: 'page', objectId: pageId }, { author, changes: { is_online: { before: null, after: action === 'online' } } });
  } else if (modules) await replaceWith(tx, pageId, modules, { author, label });
  await tx.delete(pageSchedule).where(eq(pageSchedule.id, id));
  return pageId;
}
