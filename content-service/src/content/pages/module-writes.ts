import { and, eq } from 'drizzle-orm';
import type { AuditEntry } from '@foyer/shared/api';
import { differences } from '../../platform/audit/audit-trail.ts';
import type { Database } from '../../platform/database/database.ts';
import { HttpProblem, invalid, notFound } from '../../platform/http/problem.ts';
import type { Locale } from '../../platform/languages.ts';
import { readSettings } from '../site/settings.ts';
import { withInput } from './module-input.ts';
import { lockStructure, makeRoom, type Place, requirePlace } from './module-places.ts';
import type { RuleContext } from './module-rules.ts';
import type { ModuleOwner, ModuleRow } from './module-tree.ts';
import { modules } from './tables.ts';
import { keepVersion } from './versions.ts';

export interface Editing {
  locale: Locale;
  /** Who writes, as versions name them. */
  author: string;
  /** Entity tag that the change is based on; null to change whatever is there. */
  ifMatch: string | null;
  /** The module as it is now, for the answer to a stale change; to be read in the same transaction. */
  current: (row: ModuleRow, tx: Database) => Promise<unknown>;
}

export interface NewModule extends Place {
  model: string;
  slug: string;
  position?: number;
  fields: Record<string, unknown>;
}

export const moduleEtag = ({ id, revision }: Pick<ModuleRow, 'id' | 'revision'>): string =>
  `"module-${id}-${revision}"`;

/** What the audit trail calls a module: `headline 12`. */
export const nameOf = ({ model, id }: Pick<ModuleRow, 'model' | 'id'>): string => `${model} ${id}`;

/** The fields in which two states of a module differ. */
function fieldChanges(before: ModuleRow, after: ModuleRow): AuditEntry['changes'] {
  const fields = differences(before.fields, after.fields);
  return Object.fromEntries(Object.entries(fields).map(([name, change]) => [`${nameOf(after)}: ${name}`, change]));
}

/** Tags of answers that show modules of this owner. */
export const ownerTags = ({ contentType, objectId }: ModuleOwner): string[] => [`${contentType}:${objectId}`];

/** @throws HttpProblem 400: unknown owner, parent or model; fields that do not fit */
export async function createModule(tx: Database, input: NewModule, editing: Editing): Promise<ModuleRow> {
  const { contentType, objectId, parent, column, model, slug } = input;
  await lockStructure(tx, input);
  await requirePlace(tx, input);
  const fields = withInput({}, input.fields, { model, ...(await rulesFor(tx, editing)) });
  const position = await makeRoom(tx, input, input.position);
  const [row] = await tx
    .insert(modules)
    .values({ contentType, objectId, parentId: parent, columnIndex: column, position, model, slug, fields })
    .returning();
  if (!row) throw new Error('An inserted module was not returned');
  await keepVersion(tx, row, { author: editing.author, changes: { [nameOf(row)]: { before: null, after: fields } } });
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
  const fields = withInput(row.fields, input, { model: row.model, ...(await rulesFor(tx, editing)) });
  const [changed] = await tx
    .update(modules)
    .set({ fields, slug: slug ?? row.slug, revision: row.revision + 1 })
    .where(eq(modules.id, row.id))
    .returning();
  if (!changed) throw notFound(`module ${which.id}`);
  await keepVersion(tx, changed, { author: editing.author, changes: fieldChanges(row, changed) });
  return changed;
}

/** What is written here is seen at once, so it has to be complete. */
async function rulesFor(tx: Database, { locale }: Editing): Promise<RuleContext> {
  const { stored } = await readSettings(tx);
  return { locale, isComplete: true, embedHosts: stored.embed_hosts ?? {} };
}

/** Removes a module and everything in it. @throws HttpProblem 404 or 412 */
export async function removeModule(
  tx: Database,
  which: { model: string; id: number },
  editing: Editing,
): Promise<ModuleRow> {
  const row = await lockedWithStructure(tx, which, editing);
  await tx.delete(modules).where(eq(modules.id, row.id));
  await keepVersion(tx, row, {
    author: editing.author,
    changes: { [nameOf(row)]: { before: row.fields, after: null } },
  });
  return row;
}

/** A module that nobody else changes until the transaction ends. @throws HttpProblem 404, or 412 with the current module */
export async function lockedModule(
  tx: Database,
  { model, id }: { model: string; id: number },
  { ifMatch, current }: Editing,
): Promise<ModuleRow> {
  const [row] = await tx
    .select()
    .from(modules)
    .where(and(eq(modules.id, id), eq(modules.model, model)))
    .for('update');
  if (!row) throw notFound(`module ${model} ${id}`);
  if (ifMatch && ifMatch !== '*' && ifMatch !== moduleEtag(row)) {
    throw new HttpProblem(412, 'This module was changed in the meantime.', { current: await current(row, tx) });
  }
  return row;
}

/** The same, and nobody else changes what stands where. Structure before rows: two writers never wait for each other. */
export async function lockedWithStructure(
  tx: Database,
  which: { model: string; id: number },
  editing: Editing,
): Promise<ModuleRow> {
  const [known] = await tx.select().from(modules).where(eq(modules.id, which.id));
  if (known) await lockStructure(tx, known);
  return lockedModule(tx, which, editing);
}
