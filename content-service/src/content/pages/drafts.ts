import { randomUUID } from 'node:crypto';
import type { PageDraft, ScheduledChange } from '@foyer/shared/api';
import { refuseFaulty } from '../checks/refuse-faulty.ts';
import type { Database } from '../../platform/database/database.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { HttpProblem, invalid, notFound } from '../../platform/http/problem.ts';
import { type Locale, LANGUAGES } from '../../platform/languages.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { applied, type Difference, isDifferent, publishedIn } from '@foyer/shared/modules';
import { rowsOfTree } from './draft-input.ts';
import { requireCondition } from './draft-requests.ts';
import { documentOfRows, rowsOfDocument } from './document-rows.ts';
import { lockModules } from './module-places.ts';
import { type ModuleOwner, type ModuleRow, moduleRows, moduleTree } from './module-tree.ts';
import { requireOwner } from './owners.ts';
import { type Publication, replaceWith } from './replace-modules.ts';
import { planChange } from './schedule.ts';
import { belongingTo, drafts } from './tables.ts';
import { formerRows, newestVersion, storeVersion } from './versions.ts';

type DraftRow = typeof drafts.$inferSelect;

/** Who writes, and on which state: entity tag of the working copy, null for none given. */
export interface DraftWriter {
  author: string;
  ifMatch: string | null;
}

/** The working copy as it is kept, and what visitors see. */
export interface WorkingCopy {
  /** Undefined before anybody has written anything. */
  draft: DraftRow | undefined;
  live: ModuleRow[];
  newest: number;
  /** Who wrote it last; without one, who has published what visitors see. */
  author: string;
  etag: string;
}

/** Entity tag of a working copy; before there is one, of the version that it would start from. */
const etagOf = (
  { contentType, objectId }: ModuleOwner,
  draft: Pick<DraftRow, 'mark'> | undefined,
  newest: number,
): string => `"draft-${contentType}-${objectId}-${draft?.mark ?? `v${newest}`}"`;

/** @throws HttpProblem 404 */
export async function readWorkingCopy(owner: ModuleOwner, { db }: Pick<AnswerContext, 'db'>): Promise<WorkingCopy> {
  await requireOwner(db, owner);
  const [draft] = await db.select().from(drafts).where(belongingTo(drafts, owner));
  const { id: newest, author } = await newestVersion(db, owner);
  const live = await moduleRows(owner, { db });
  return { draft, live, newest, author: draft?.author ?? author, etag: etagOf(owner, draft, newest) };
}

/** Entity tag of the working copy, without reading what is in it. */
export async function workingCopyEtag(owner: ModuleOwner, { db }: Pick<AnswerContext, 'db'>): Promise<string> {
  const [draft] = await db.select({ mark: drafts.mark }).from(drafts).where(belongingTo(drafts, owner));
  return etagOf(owner, draft, draft ? 0 : (await newestVersion(db, owner)).id);
}

/** The working copy in one language; without one, the live modules. @throws HttpProblem 404 */
export async function readDraft(
  owner: ModuleOwner,
  context: AnswerContext,
): Promise<{ body: PageDraft; etag: string }> {
  const { draft, live, newest, etag } = await readWorkingCopy(owner, context);
  const body = {
    page: owner.objectId,
    is_started: draft !== undefined,
    base_version: draft?.baseVersion ?? newest,
    is_outdated: draft !== undefined && draft.baseVersion < newest,
    author: draft?.author ?? '',
    updated_at: draft ? isoInBerlin(draft.updatedAt) : null,
    modules: await moduleTree(draft?.modules ?? live, context),
  };
  return { body, etag };
}

/**
 * Keeps what an editor has written, for nobody else to see.
 * @param modules the whole tree, in the language of the context
 * @param baseVersion newest version that the editor has seen; by default what the working copy had
 * @throws HttpProblem 404; 400 naming what does not fit; 412 with the current working copy
 */
export async function writeDraft(
  tx: Database,
  owner: ModuleOwner,
  input: { modules: unknown[]; baseVersion?: number },
  writer: DraftWriter,
  context: AnswerContext,
): Promise<void> {
  const { draft, newest } = await lockedDraft(tx, owner, writer, context);
  const live = await moduleRows(owner, { db: tx });
  const known = new Map([...live, ...(draft?.modules ?? [])].map((row) => [row.id, row]));
  const modules = rowsOfTree(input.modules, known, { owner, locale: context.locale });
  const baseVersion = input.baseVersion ?? draft?.baseVersion ?? newest;
  if (baseVersion > newest) throw invalid({ base_version: [`The newest version is ${newest}.`] });
  await keepDraft(tx, owner, { baseVersion, author: writer.author, updatedAt: context.now, modules });
}

/**
 * Changes a working copy, in both languages, by what has become of its rows.
 * @param baseVersion newest version that the editor has seen; by default what the working copy had
 * @returns the rows as they are kept now
 * @throws HttpProblem 404; 400 naming what does not fit; 412 with the current working copy
 */
export async function changeDraft(
  tx: Database,
  owner: ModuleOwner,
  input: { changes: Difference; baseVersion?: number },
  writer: DraftWriter,
  context: AnswerContext,
): Promise<ModuleRow[]> {
  const { draft, newest } = await lockedDraft(tx, owner, writer, context);
  const live = await moduleRows(owner, { db: tx });
  const before = draft?.modules ?? live;
  const document = applied(input.changes, documentOfRows(before));
  const known = await knownRows(tx, owner, [...live, ...before], Object.keys(document).map(Number));
  const modules = rowsOfDocument(document, known, { owner, locale: context.locale });
  const baseVersion = input.baseVersion ?? draft?.baseVersion ?? newest;
  if (baseVersion > newest) throw invalid({ base_version: [`The newest version is ${newest}.`] });
  await keepDraft(tx, owner, { baseVersion, author: writer.author, updatedAt: context.now, modules });
  return modules;
}

/** Rows by their ids. Also what is live and not in the working copy, and what was removed, can be brought back. */
async function knownRows(
  tx: Database,
  owner: ModuleOwner,
  present: readonly ModuleRow[],
  ids: readonly number[],
): Promise<ReadonlyMap<number, ModuleRow>> {
  const known = new Map(present.map((row) => [row.id, row]));
  const removed = await formerRows(
    tx,
    owner,
    ids.filter((id) => id > 0 && !known.has(id)),
  );
  for (const row of removed) known.set(row.id, row);
  return known;
}

async function keepDraft(
  tx: Database,
  { contentType, objectId }: ModuleOwner,
  draft: Omit<DraftRow, 'contentType' | 'objectId' | 'mark'>,
): Promise<void> {
  const values = { mark: randomUUID(), ...draft };
  await tx
    .insert(drafts)
    .values({ contentType, objectId, ...values })
    .onConflictDoUpdate({ target: [drafts.contentType, drafts.objectId], set: values });
}

/** Ends a working copy. What stood in it stays as a version that visitors never saw. @throws HttpProblem 404 or 412 */
export async function discardDraft(
  tx: Database,
  owner: ModuleOwner,
  writer: DraftWriter,
  context: AnswerContext,
): Promise<void> {
  const { draft } = await lockedDraft(tx, owner, writer, context);
  if (!draft) throw notFound(`working copy of ${owner.contentType} ${owner.objectId}`);
  await storeVersion(tx, owner, draft.modules, { author: draft.author }, false);
  await tx.delete(drafts).where(belongingTo(drafts, owner));
}

/**
 * Shows visitors what stands in the working copy. What was left out because of its language stays in it.
 * @param languages whose texts are published; those of the others stay as visitors see them
 * @throws HttpProblem 404 without one; 409 when the checks find an error in it; 412 when it is not the one the editor knows, or the page was changed since it began
 */
export async function publishDraft(
  tx: Database,
  owner: ModuleOwner,
  { label, languages = LANGUAGES }: { label: string; languages?: readonly Locale[] },
  writer: DraftWriter,
  context: AnswerContext,
): Promise<Publication> {
  const { draft, modules } = await publishable(tx, owner, writer, context, languages);
  await tx.delete(drafts).where(belongingTo(drafts, owner));
  const publication = await replaceWith(tx, owner, modules, { author: writer.author, label });
  if (modules !== draft.modules) await keepRest(tx, owner, draft, publication);
  return publication;
}

/** Keeps texts that were not published, if there are any, in modules that stand where they stand now. */
async function keepRest(
  tx: Database,
  owner: ModuleOwner,
  draft: DraftRow,
  { ids, version }: Publication,
): Promise<void> {
  const fields = new Map(draft.modules.map((row) => [ids.get(row.id) ?? row.id, row.fields]));
  const live = await moduleRows(owner, { db: tx });
  const modules = live.map((row) => ({ ...row, fields: fields.get(row.id) ?? row.fields }));
  if (!isDifferent(documentOfRows(live), documentOfRows(modules))) return;
  await keepDraft(tx, owner, { baseVersion: version.id, author: draft.author, updatedAt: draft.updatedAt, modules });
}

/** Keeps the working copy for publication at an instant. @throws HttpProblem as `publishDraft` */
export async function scheduleDraft(
  tx: Database,
  owner: ModuleOwner,
  { at, label }: { at: Date; label: string },
  writer: DraftWriter,
  context: AnswerContext,
): Promise<ScheduledChange> {
  const { modules, live } = await publishable(tx, owner, writer, context, LANGUAGES);
  await tx.delete(drafts).where(belongingTo(drafts, owner));
  return planChange(tx, owner, { at, action: 'publish', label, modules, base: live }, writer.author);
}

async function publishable(
  tx: Database,
  owner: ModuleOwner,
  writer: DraftWriter,
  context: AnswerContext,
  languages: readonly Locale[],
): Promise<{ draft: DraftRow; modules: ModuleRow[]; live: ModuleRow[] }> {
  const { draft, newest } = await lockedDraft(tx, owner, writer, context);
  if (!draft) throw notFound(`working copy of ${owner.contentType} ${owner.objectId}`);
  if (draft.baseVersion < newest) {
    const { body } = await readDraft(owner, { ...context, db: tx });
    throw new HttpProblem(
      412,
      'It was changed since this working copy began. Look at it, then save with its newest version as base_version.',
      { current: body, newest_version: newest },
    );
  }
  const live = await moduleRows(owner, { db: tx });
  const isWhole = LANGUAGES.every((language) => languages.includes(language));
  const known = new Map([...live, ...draft.modules].map((row) => [row.id, row]));
  const modules = isWhole
    ? draft.modules
    : rowsOfDocument(publishedIn(languages, documentOfRows(live), documentOfRows(draft.modules)), known, {
        owner,
        locale: context.locale,
      });
  await refuseFaulty(tx, owner, modules, live, context.locale);
  return { draft, modules, live };
}

/** @throws HttpProblem 404; 428 when the writer does not say what they know, or 412 with the current working copy when it is another one */
async function lockedDraft(
  tx: Database,
  owner: ModuleOwner,
  { ifMatch }: DraftWriter,
  context: AnswerContext,
): Promise<{ draft: DraftRow | undefined; newest: number }> {
  await requireOwner(tx, owner);
  requireCondition(ifMatch);
  await lockModules(tx, owner);
  const [draft] = await tx.select().from(drafts).where(belongingTo(drafts, owner)).for('update');
  const { id: newest } = await newestVersion(tx, owner);
  if (ifMatch !== '*' && ifMatch !== etagOf(owner, draft, newest)) {
    const { body, etag } = await readDraft(owner, { ...context, db: tx });
    throw new HttpProblem(412, 'Someone else has changed this working copy.', { current: body, current_etag: etag });
  }
  return { draft, newest };
}
