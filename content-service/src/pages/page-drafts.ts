import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { PageDraft, ScheduledChange } from '@foyer/shared/api';
import type { Database } from '../database/database.ts';
import type { AnswerContext } from '../http/answer-context.ts';
import { HttpProblem, invalid, notFound } from '../http/problem.ts';
import { isoInBerlin } from '../time/berlin.ts';
import { rowsOfTree } from './draft-input.ts';
import { lockModules } from './module-places.ts';
import { type ModuleOwner, moduleRows, moduleTree } from './module-tree.ts';
import { newestVersion, requirePage, storeVersion, type VersionRow } from './page-versions.ts';
import { replaceWith } from './replace-modules.ts';
import { planChange } from './schedule.ts';
import { pageDrafts } from './tables.ts';

type DraftRow = typeof pageDrafts.$inferSelect;

/** Who writes, and on which state: entity tag of the working copy, null for none given. */
export interface DraftWriter {
  author: string;
  ifMatch: string | null;
}

const ownerOf = (pageId: number): ModuleOwner => ({ contentType: 'page', objectId: pageId });

/** Entity tag of a working copy; before there is one, of the version that it would start from. */
const etagOf = (pageId: number, draft: DraftRow | undefined, newest: number): string => `"draft-${pageId}-${draft?.mark ?? `v${newest}`}"`;

/** The working copy in one language; without one, the live modules. @throws HttpProblem 404 */
export async function readDraft(pageId: number, context: AnswerContext): Promise<{ body: PageDraft; etag: string }> {
  const { db } = context;
  await requirePage(db, pageId);
  const [draft] = await db.select().from(pageDrafts).where(eq(pageDrafts.pageId, pageId));
  const newest = await newestVersion(db, pageId);
  const body = {
    page: pageId,
    is_started: draft !== undefined,
    base_version: draft?.baseVersion ?? newest,
    is_outdated: draft !== undefined && draft.baseVersion < newest,
    author: draft?.author ?? '',
    updated_at: draft ? isoInBerlin(draft.updatedAt) : null,
    modules: await moduleTree(draft?.modules ?? (await moduleRows(ownerOf(pageId), { db })), context),
  };
  return { body, etag: etagOf(pageId, draft, newest) };
}

/**
 * Keeps what an editor has written, for nobody else to see.
 * @param modules the whole tree, in the language of the context
 * @param baseVersion newest version that the editor has seen; by default what the working copy had
 * @throws HttpProblem 404; 400 naming what does not fit; 412 with the current working copy
 */
export async function writeDraft(tx: Database, pageId: number, input: { modules: unknown[]; baseVersion?: number }, writer: DraftWriter, context: AnswerContext): Promise<void> {
  const { draft, newest } = await lockedDraft(tx, pageId, writer, context);
  const owner = ownerOf(pageId);
  const live = await moduleRows(owner, { db: tx });
  const known = new Map([...live, ...(draft?.modules ?? [])].map((row) => [row.id, row]));
  const modules = rowsOfTree(input.modules, known, { owner, locale: context.locale });
  const baseVersion = input.baseVersion ?? draft?.baseVersion ?? newest;
  if (baseVersion > newest) throw invalid({ base_version: [`The newest version is ${newest}.`] });
  const values = { mark: randomUUID(), baseVersion, author: writer.author, updatedAt: context.now, modules };
  await tx.insert(pageDrafts).values({ pageId, ...values }).onConflictDoUpdate({ target: pageDrafts.pageId, set: values });
}

/** Ends a working copy. What stood in it stays as a version that visitors never saw. @throws HttpProblem 404 or 412 */
export async function discardDraft(tx: Database, pageId: number, writer: DraftWriter, context: AnswerContext): Promise<void> {
  const { draft } = await lockedDraft(tx, pageId, writer, context);
  if (!draft) throw notFound(`working copy of page ${pageId}`);
  await storeVersion(tx, pageId, draft.modules, { author: draft.author }, false);
  await tx.delete(pageDrafts).where(eq(pageDrafts.pageId, pageId));
}

/**
 * Shows visitors what stands in the working copy.
 * @throws HttpProblem 404 without one; 412 when it is not the one the editor knows, or the page was changed since it began
 */
export async function publishDraft(tx: Database, pageId: number, label: string, writer: DraftWriter, context: AnswerContext): Promise<VersionRow> {
  const draft = await publishable(tx, pageId, writer, context);
  await tx.delete(pageDrafts).where(eq(pageDrafts.pageId, pageId));
  return replaceWith(tx, pageId, draft.modules, { author: writer.author, label });
}

/** Keeps the working copy for publication at an instant. @throws HttpProblem as `publishDraft` */
export async function scheduleDraft(tx: Database, pageId: number, { at, label }: { at: Date; label: string }, writer: DraftWriter, context: AnswerContext): Promise<ScheduledChange> {
  const { modules } = await publishable(tx, pageId, writer, context);
  await tx.delete(pageDrafts).where(eq(pageDrafts.pageId, pageId));
  return planChange(tx, pageId, { at, action: 'publish', label, modules }, writer.author);
}

async function publishable(tx: Database, pageId: number, writer: DraftWriter, context: AnswerContext): Promise<DraftRow> {
  const { draft, newest } = await lockedDraft(tx, pageId, writer, context);
  if (!draft) throw notFound(`working copy of page ${pageId}`);
  if (draft.baseVersion < newest) {
    const { body } = await readDraft(pageId, { ...context, db: tx });
    throw new HttpProblem(412, 'The page was changed since this working copy began. Look at it, then save with its newest version as base_version.', { current: body, newest_version: newest });
  }
  return draft;
}

/** @throws HttpProblem 404, or 412 with the current working copy when the writer knows another one */
async function lockedDraft(tx: Database, pageId: number, { ifMatch }: DraftWriter, context: AnswerContext): Promise<{ draft: DraftRow | undefined; newest: number }> {
  await requirePage(tx, pageId);
  await lockModules(tx, ownerOf(pageId));
  const [draft] = await tx.select().from(pageDrafts).where(eq(pageDrafts.pageId, pageId)).for('update');
  const newest = await newestVersion(tx, pageId);
  const isKnown = ifMatch === null ? draft === undefined : ifMatch === '*' || ifMatch === etagOf(pageId, draft, newest);
  if (!isKnown) {
    const { body, etag } = await readDraft(pageId, { ...context, db: tx });
    throw new HttpProblem(412, 'Someone else has changed this working copy.', { current: body, current_etag: etag });
  }
  return { draft, newest };
}
