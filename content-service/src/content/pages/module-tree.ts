import { and, asc, eq } from 'drizzle-orm';
import { type Column, type Container, CONTAINER_LAYOUTS, type Module } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Locale } from '../../platform/languages.ts';
import { defaultsOf, fieldsIn, isModel } from './module-fields.ts';
import { type ModuleReferences, readReferences, referencedFields } from './module-references.ts';
import { readableModules } from '../visibility/visibility.ts';
import { ownerShown } from '../previews/preview-links.ts';
import { belongingTo, type ContentType, drafts, modules, versions } from './tables.ts';

export type ModuleRow = typeof modules.$inferSelect;

export interface ModuleOwner {
  contentType: ContentType;
  objectId: number;
}

/** Whose module this is; null if there is none. */
export async function ownerOfModule(db: Database, id: number): Promise<ModuleOwner | null> {
  const [owner] = await db
    .select({ contentType: modules.contentType, objectId: modules.objectId })
    .from(modules)
    .where(eq(modules.id, id));
  return owner ?? null;
}

/** Rows of everything that belongs to a page, an article … */
export async function moduleRows(
  { contentType, objectId }: ModuleOwner,
  { db }: Pick<AnswerContext, 'db'>,
): Promise<ModuleRow[]> {
  return db
    .select()
    .from(modules)
    .where(and(eq(modules.contentType, contentType), eq(modules.objectId, objectId)))
    .orderBy(asc(modules.columnIndex), asc(modules.position), asc(modules.id));
}

/** What is being written; null where nothing is. */
export async function workingCopyOf(
  owner: ModuleOwner,
  { db }: Pick<AnswerContext, 'db'>,
): Promise<ModuleRow[] | null> {
  const [draft] = await db.select({ modules: drafts.modules }).from(drafts).where(belongingTo(drafts, owner));
  return draft?.modules ?? null;
}

/**
 * The modules of an article, an event … as a tree: the public ones, those of the version that an editor asks for, or the working copy for
 * whoever has a link to it.
 * @throws HttpProblem 404: no such version; a link that does not hold, or shows something else
 */
export async function readModules(owner: ModuleOwner, context: AnswerContext): Promise<(Module | Container)[]> {
  const { db, user, versionId, preview, now } = context;
  if (preview !== undefined) {
    const shown = await ownerShown(db, preview, now);
    if (shown?.contentType !== owner.contentType || shown.objectId !== owner.objectId)
      throw notFound(`${owner.contentType} ${owner.objectId}`);
    return moduleTree((await workingCopyOf(owner, context)) ?? (await moduleRows(owner, context)), context);
  }
  if (versionId === undefined) return moduleTree(await moduleRows(owner, context), context);
  const [version] = user
    ? await db
        .select()
        .from(versions)
        .where(and(belongingTo(versions, owner), eq(versions.id, versionId)))
    : [];
  if (!version) throw notFound(`version ${versionId} of ${owner.contentType} ${owner.objectId}`);
  return moduleTree(version.modules, context);
}

/**
 * The tree of these rows, in one language: those that whoever asks may read.
 * @param root id of the row to begin below; null for those without a parent
 */
export async function moduleTree(
  all: readonly ModuleRow[],
  context: AnswerContext,
  root: number | null = null,
): Promise<(Module | Container)[]> {
  const rows = readableModules(all, context);
  const references = await readReferences(rows, context);
  return childrenOf(root, { rows, references, locale: context.locale });
}

/** One row with everything below it; null if it is not for whoever asks. */
export async function moduleBranch(
  row: ModuleRow,
  all: readonly ModuleRow[],
  context: AnswerContext,
): Promise<Module | Container | null> {
  const rows = readableModules(all, context);
  if (!rows.some(({ id }) => id === row.id)) return null;
  const references = await readReferences(rows, context);
  return moduleOf(row, { rows, references, locale: context.locale });
}

interface Tree {
  rows: readonly ModuleRow[];
  references: ModuleReferences;
  locale: Locale;
}

function childrenOf(parentId: number | null, tree: Tree): (Module | Container)[] {
  return tree.rows.filter((row) => row.parentId === parentId).map((row) => moduleOf(row, tree));
}

function moduleOf(row: ModuleRow, tree: Tree): Module | Container {
  const { id, slug, model } = row;
  if (model === 'container') return containerOf(row, tree);
  const own = { id, slug, model, ...fieldsIn(row.fields, tree.locale), ...referencedFields(row, tree.references) };
  const children = childrenOf(id, tree);
  if (!isModel(model)) return Object.assign(own, { children });
  const defaults = defaultsOf(model);
  return {
    ...defaults,
    ...own,
    ...('children' in defaults && { children }),
    ...('columns' in defaults && { columns: columnsOf(row, tree) }),
  };
}

function containerOf(row: ModuleRow, tree: Tree): Container {
  return {
    id: row.id,
    slug: row.slug,
    model: 'container',
    layout: layoutOf(row),
    content_type: row.contentType,
    object_id: row.objectId,
    parent: row.parentId,
    columns: columnsOf(row, tree),
  };
}

function columnsOf(row: ModuleRow, tree: Tree): Column[] {
  const below = tree.rows.filter(({ parentId }) => parentId === row.id);
  const drawn = row.model === 'container' ? layoutOf(row).split('-').length : 1;
  const columns = Math.max(drawn, ...below.map(({ columnIndex }) => columnIndex + 1));
  return Array.from({ length: columns }, (_, index) => ({
    index,
    classes: '',
    children: below.filter(({ columnIndex }) => columnIndex === index).map((child) => moduleOf(child, tree)),
  }));
}

function layoutOf({ fields }: ModuleRow): Container['layout'] {
  return CONTAINER_LAYOUTS.find((layout) => layout === fields['layout']) ?? '100';
}
