import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { HttpProblem, invalid, notFound } from '../http/problem.ts';
import type { Locale } from '../languages.ts';
import { withInput } from './module-input.ts';
import { type ModuleOwner, type ModuleRow, moduleRows } from './module-tree.ts';
import { type ContentType, modules, pages, pageVersions } from './tables.ts';

export interface Editing {
  locale: Locale;
  /** Who writes, as versions name them. */
  author: string;
  /** Entity tag that the change is based on; null to change whatever is there. */
  ifMatch: string | null;
  /** The module as it is now, for the answer to a stale change; to be read in the same transaction. */
  current: (row: ModuleRow, tx: Database) => Promise<unknown>;
}

export interface NewModule {
  model: string;
  slug: string;
  parent: number | null;
  contentType: ContentType;
  objectId: number;
  column: number;
  position?: number;
  fields: Record<string, unknown>;
}

export const moduleEtag = ({ id, revision }: Pick<ModuleRow, 'id' | 'revision'>): string => `"module-${id}-${revision}"`;

/** Tags of answers that show modules of this owner. */
export const ownerTags = ({ contentType, objectId }: ModuleOwner): string[] => [`${contentType}:${objectId}`];

/** @throws HttpProblem 400: unknown owner, parent or model; fields that do not fit */
export async function createModule(tx: Database, input: NewModule, editing: Editing): Promise<ModuleRow> {
  const { contentType, objectId, parent, column: columnIndex } = input;
  await requireOwner(tx, input, parent);
  const fields = withInput({}, input.fields, { model: input.model, locale: editing.locale });
  const place = and(
    eq(modules.contentType, contentType),
    eq(modules.objectId, objectId),
    parent === null ? sql`${modules.parentId} is null` : eq(modules.parentId, parent),
    eq(modules.columnIndex, columnIndex),
  );
  const position = input.position ?? (await tx.$count(modules, place));
  await tx.update(modules).set({ position: sql`${modules.position} + 1` }).where(and(place, gte(modules.position, position)));
  const { model, slug } = input;
  const [row] = await tx.insert(modules).values({ contentType, objectId, parentId: parent, columnIndex, position, model, slug, fields }).returning();
  if (!row) throw new Error('An inserted module was not returned');
  await keepVersion(tx, row, editing);
  return row;
}

/** @throws HttpProblem 404, 400, or 412 with the current module when someone else was faster */
export async function changeModule(
  tx: Database,
  which: { model: string; id: number },
  { slug, ...input }: Record<string, unknown>,
  editing: Editing,
): Promise<ModuleRow> {
  const row = await lockedModule(tx, which, editing);
  if (slug !== undefined && (typeof slug !== 'string' || slug === '')) throw invalid({ slug: ['must be text'] });
  const fields = withInput(row.fields, input, { model: row.model, locale: editing.locale });
  const [changed] = await tx
    .update(modules)
    .set({ fields, slug: slug ?? row.slug, revision: row.revision + 1 })
    .where(eq(modules.id, row.id))
    .returning();
  if (!changed) throw notFound(`module ${which.id}`);
  await keepVersion(tx, changed, editing);
  return changed;
}

/** Removes a module and everything in it. @throws HttpProblem 404 or 412 */
export async function removeModule(tx: Database, which: { model: string; id: number }, editing: Editing): Promise<ModuleRow> {
  const row = await lockedModule(tx, which, editing);
  await tx.delete(modules).where(eq(modules.id, row.id));
  await keepVersion(tx, row, editing);
  return row;
}

async function lockedModule(tx: Database, { model, id }: { model: string; id: number }, { ifMatch, current }: Editing): Promise<ModuleRow> {
  const [row] = await tx.select().from(modules).where(and(eq(modules.id, id), eq(modules.model, model))).for('update');
  if (!row) throw notFound(`module ${model} ${id}`);
  if (ifMatch && ifMatch !== '*' && ifMatch !== moduleEtag(row)) {
    throw new HttpProblem(412, 'This module was changed in the meantime.', { current: await current(row, tx) });
  }
  return row;
}

async function requireOwner(tx: Database, { contentType, objectId }: ModuleOwner, parent: number | null): Promise<void> {
  if (parent !== null) {
    const [row] = await tx.select().from(modules).where(eq(modules.id, parent));
    if (!row || row.contentType !== contentType || row.objectId !== objectId) throw invalid({ parent: [`There is no module ${parent} there.`] });
    return;
  }
  if (contentType === 'page' && (await tx.$count(pages, eq(pages.id, objectId))) === 0) {
    throw invalid({ object_id: [`There is no page ${objectId}.`] });
  }
}

/** Every write leaves a version behind that can be looked at and restored. */
async function keepVersion(tx: Database, owner: ModuleOwner, { author }: Editing): Promise<void> {
  if (owner.contentType !== 'page') return;
  const rows = await moduleRows(owner, { db: tx });
  await tx.insert(pageVersions).values({ pageId: owner.objectId, author, modules: rows });
}
