import { randomUUID } from 'node:crypto';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { RecordUser } from '@foyer/shared/api';
import { resourceOfContent } from '../../../content/pages/module-audit.ts';
import { moduleRows } from '../../../content/pages/module-tree.ts';
import { belongingTo, drafts as workingCopies, modules, plannedChanges } from '../../../content/pages/tables.ts';
import { storeVersion } from '../../../content/pages/versions.ts';
import { hasTable } from '../declaration.ts';
import { instantOf, titleOf } from '../registry.ts';
import { readRecord } from '../table-store.ts';
import { likePatterns } from './links.ts';
import { containments, fieldsWithout } from './module-ids.ts';
import { type Search, type Occurrence, userOf } from './occurrence.ts';

type ModuleRow = typeof modules.$inferSelect;

const WHERE = {
  draft: { de: 'Arbeitskopie', en: 'working copy' },
  scheduled: { de: 'geplante Veröffentlichung', en: 'scheduled publication' },
} as const;

/** Modules that refer to what is wanted gone: live ones, those of working copies and of what is to be published later. */
export async function moduleOccurrences(search: Search): Promise<Occurrence[]> {
  const occurrences = [await liveOccurrence(search), await draftOccurrence(search), await scheduleOccurrence(search)];
  return occurrences.filter((occurrence) => occurrence.users.length > 0);
}

/** Rows that change, with what their fields become. */
function changedRows(
  rows: readonly ModuleRow[],
  { wanted }: Search,
): { row: ModuleRow; fields: ModuleRow['fields'] }[] {
  return rows.flatMap((row) => {
    const fields = fieldsWithout(row, wanted);
    return fields === row.fields ? [] : [{ row, fields }];
  });
}

async function liveOccurrence(search: Search): Promise<Occurrence> {
  const { tx, wanted, author } = search;
  const byId = containments(wanted).map(
    ({ model, fields }) =>
      sql`(${modules.fields} @> ${JSON.stringify(fields)}::jsonb${model === '' ? sql`` : sql` and ${modules.model} = ${model}`})`,
  );
  const conditions = [...byId, ...linking(modules.fields, wanted.urls)];
  const rows =
    conditions.length === 0
      ? []
      : await tx
          .select()
          .from(modules)
          .where(or(...conditions))
          .orderBy(modules.id)
          .for('update');
  const changed = changedRows(rows, search);
  const owners = [...new Map(changed.map(({ row }) => [`${row.contentType}:${row.objectId}`, row])).values()].filter(
    ({ contentType, objectId }) => !isItself(search, resourceOfContent(contentType), objectId),
  );
  return {
    users: await ownersAsUsers(
      search,
      owners.map(({ contentType, objectId }) => [resourceOfContent(contentType), objectId]),
    ),
    field: 'modules',
    detach: async () => {
      for (const { row, fields } of changed)
        await tx
          .update(modules)
          .set({ fields, revision: row.revision + 1 })
          .where(eq(modules.id, row.id));
      for (const owner of owners) await storeVersion(tx, owner, await moduleRows(owner, { db: tx }), { author });
    },
  };
}

async function draftOccurrence(search: Search): Promise<Occurrence> {
  const { tx } = search;
  const conditions = inTrees(workingCopies.modules, search);
  const drafts =
    conditions.length === 0
      ? []
      : await tx
          .select()
          .from(workingCopies)
          .where(or(...conditions))
          .for('update');
  const changed = drafts.flatMap((draft) =>
    isItself(search, resourceOfContent(draft.contentType), draft.objectId) ||
    changedRows(draft.modules, search).length === 0
      ? []
      : [draft],
  );
  return {
    users: await ownersAsUsers(
      search,
      changed.map(({ contentType, objectId }) => [resourceOfContent(contentType), objectId]),
      WHERE.draft[search.locale],
    ),
    field: 'draft',
    // With a new mark: an editor who has it open is told, and does not bring the reference back.
    detach: async () => {
      for (const draft of changed)
        await tx
          .update(workingCopies)
          .set({ mark: randomUUID(), modules: without(draft.modules, search) })
          .where(belongingTo(workingCopies, draft));
    },
  };
}

async function scheduleOccurrence(search: Search): Promise<Occurrence> {
  const { tx } = search;
  const conditions = inTrees(plannedChanges.modules, search);
  const plans =
    conditions.length === 0
      ? []
      : await tx
          .select()
          .from(plannedChanges)
          .where(or(...conditions))
          .for('update');
  const changed = plans.flatMap((plan) =>
    isItself(search, resourceOfContent(plan.contentType), plan.objectId) ||
    changedRows(plan.modules ?? [], search).length === 0
      ? []
      : [plan],
  );
  return {
    users: await ownersAsUsers(
      search,
      changed.map(({ contentType, objectId }) => [resourceOfContent(contentType), objectId]),
      WHERE.scheduled[search.locale],
    ),
    field: 'scheduled',
    detach: async () => {
      for (const { id, modules: rows } of changed)
        await tx
          .update(plannedChanges)
          .set({ modules: without(rows ?? [], search) })
          .where(eq(plannedChanges.id, id));
    },
  };
}

const without = (rows: readonly ModuleRow[], { wanted }: Search): ModuleRow[] =>
  rows.map((row) => ({ ...row, fields: fieldsWithout(row, wanted) }));

/** Trees of modules kept as JSON that may hold a reference. */
function inTrees(column: AnyPgColumn, { wanted }: Search): SQL[] {
  const byId = containments(wanted).map(
    ({ model, fields }) => sql`${column} @> ${JSON.stringify([{ ...(model !== '' && { model }), fields }])}::jsonb`,
  );
  return [...byId, ...linking(column, wanted.urls)];
}

const linking = (column: AnyPgColumn, urls: readonly string[]): SQL[] =>
  likePatterns(urls).map((pattern) => sql`${column}::text like ${pattern}`);

/** What goes anyway need not do without itself. */
const isItself = ({ wanted }: Search, resource: string, id: number): boolean =>
  wanted.resource === resource && wanted.id === id;

/** One after another: a transaction has one connection. */
async function ownersAsUsers(
  search: Search,
  owners: readonly (readonly [resource: string, id: number])[],
  where?: string,
): Promise<RecordUser[]> {
  const users: RecordUser[] = [];
  for (const [resource, id] of owners) users.push(await ownerAsUser(search, resource, id, where));
  return users;
}

async function ownerAsUser(
  { tx, registry, locale }: Search,
  resource: string,
  id: number,
  where?: string,
): Promise<RecordUser> {
  const declaration = registry.find(resource);
  const record =
    declaration && hasTable(declaration)
      ? await readRecord(tx, declaration, id, { urlsOf: () => ({ de: '', en: '' }) })
      : null;
  const title = declaration && record ? titleOf(declaration, record, locale) : `${resource} ${id}`;
  const at = declaration && record ? instantOf(declaration, record) : null;
  return userOf(resource, id, { title: where ? `${title} (${where})` : title, at });
}
