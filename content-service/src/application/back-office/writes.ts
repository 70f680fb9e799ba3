import { eq, sql } from 'drizzle-orm';
import type { AuditAction, AuditEntry, EntryCount, ResourceRecord } from '@foyer/shared/api';
import { differences, recordAuditEvents } from '../../platform/audit/audit-trail.ts';
import { auditTrail } from '../../platform/audit/tables.ts';
import { sqlState } from '../../platform/database/database.ts';
import { HttpProblem, invalid, notFound } from '../../platform/http/problem.ts';
import { answerOf, isKnown } from '../../platform/http/response-cache.ts';
import { completeSlugs } from './completion.ts';
import { type Change, type Declaration, hasTable, type Values, type WriteContext } from './declaration.ts';
import { type DocumentDeclaration, readDocument, SINGLETON_ID, writeDocument } from './document-store.ts';
import { missingReferences } from './references.ts';
import { type Registry, titleOf } from './registry.ts';
import { insertRecord, readRecord, removeRecord, updateRecord } from './table-store.ts';
import { faultText } from './texts.ts';
import { stamp } from './usage/table-occurrences.ts';
import { addressesOf } from './usage/occurrence.ts';
import { usageOf } from './usage/usage.ts';
import { valuesFrom } from './values.ts';

/** So many users of a record are named. */
const NAMED_USERS = 50;
const NO_ENTRIES: EntryCount = { count: 0, files: 0 };
const UNIQUE_VIOLATION = '23505';

export interface Written {
  record: ResourceRecord;
  tags: readonly string[];
}

/** Entity tag of a record: a hash of all that it says. */
export const etagOf = (record: ResourceRecord): string => answerOf(record, []).etag;

/**
 * Creates a record, once: what is sent again under the same key, because its answer was lost, is found as it is now.
 * @throws HttpProblem 400 naming each field that does not fit; 404 when what was made under the key is gone; 409
 *   when the key is that of another kind of record, or of somebody else's
 */
export async function createOnce(
  registry: Registry,
  declaration: Declaration,
  { given, idempotencyKey }: { given: Values; idempotencyKey: string },
  context: WriteContext,
): Promise<Written> {
  const { tx, user, urlsOf } = context;
  // What was sent first may still be being written.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${idempotencyKey}))`);
  const [made] = await tx
    .select({ id: auditTrail.recordId, author: auditTrail.author, resource: auditTrail.resource })
    .from(auditTrail)
    .where(eq(auditTrail.idempotencyKey, idempotencyKey));
  if (made && (made.author !== user.username || made.resource !== declaration.name))
    throw new HttpProblem(409, 'Another record has been made under this idempotency key.');
  if (!made || !hasTable(declaration)) return createRecord(registry, declaration, given, context, idempotencyKey);
  const record = await readRecord(tx, declaration, made.id, { urlsOf });
  if (!record) throw notFound(`record ${made.id} in ${declaration.name}`);
  return { record, tags: [] };
}

/** @throws HttpProblem 400 naming each field that does not fit */
export async function createRecord(
  registry: Registry,
  declaration: Declaration,
  given: Values,
  context: WriteContext,
  idempotencyKey: string | null = null,
): Promise<Written> {
  if (!hasTable(declaration)) throw notFound(`way to create ${declaration.name}`);
  const change = await checkedChange(registry, declaration, { given, before: null }, context);
  const id = await refusingDuplicates(declaration, context, () => insertRecord(context.tx, declaration, change));
  return finish(declaration, { id, change, action: 'create', idempotencyKey }, context);
}

/** @throws HttpProblem 404; 400; 428 without `ifMatch`, 412 with the record as it is when somebody else was faster */
export async function changeRecord(
  registry: Registry,
  declaration: Declaration,
  { id, given, ifMatch }: { id: number; given: Values; ifMatch: string | null },
  context: WriteContext,
): Promise<Written> {
  const before = await lockedRecord(declaration, id, context);
  if (ifMatch === null) throw new HttpProblem(428, 'Send If-Match with the entity tag of the record that was changed.');
  if (!isKnown(etagOf(before), ifMatch))
    throw new HttpProblem(412, 'Someone else has changed this in the meantime.', {
      current: before,
      current_etag: etagOf(before),
    });
  const change = await checkedChange(registry, declaration, { given, before }, context);
  await refusingDuplicates(declaration, context, async () => {
    if (hasTable(declaration)) await updateRecord(context.tx, declaration, id, change);
    else await writeDocument(context.tx, documentOf(declaration), change.values);
  });
  return finish(declaration, { id, change, action: 'update', idempotencyKey: null }, context);
}

/**
 * @param confirmed what uses the record may be made to do without it, and what visitors sent goes with it
 * @returns cache tags
 * @throws HttpProblem 404; 409 naming what uses the record, with `blocking` for what cannot do without, and counting what visitors sent
 */
export async function deleteRecord(
  registry: Registry,
  declaration: Declaration,
  { id, confirmed }: { id: number; confirmed: boolean },
  context: WriteContext,
): Promise<readonly string[]> {
  if (!hasTable(declaration)) throw notFound(`way to delete ${declaration.name}`);
  const { tx, locale, now, user } = context;
  const record = await lockedRecord(declaration, id, context);
  await declaration.rules?.mayDelete?.(record, context);
  const slug = typeof record['slug'] === 'string' ? record['slug'] : null;
  const wanted = { resource: declaration.name, id, slug, urls: addressesIn(declaration, record) };
  const { users, detach } = await usageOf({ tx, registry, wanted, locale, now, author: user.username });
  const entries = (await declaration.rules?.entries?.(id, context)) ?? NO_ENTRIES;
  const isBlocked = users.some(({ blocking }) => blocking);
  if (isBlocked || (users.length + entries.count > 0 && !confirmed)) {
    const named = [...users].sort((one, other) => Number(other.blocking) - Number(one.blocking)).slice(0, NAMED_USERS);
    throw new HttpProblem(
      409,
      isBlocked
        ? 'This is needed elsewhere: change that first.'
        : 'This is used elsewhere, or visitors have sent something with it. Ask again with confirm=true.',
      { users: named, user_count: users.length, ...(entries.count > 0 && { entries }) },
    );
  }
  const auditEvents = users.length > 0 ? await detach() : [];
  await declaration.rules?.deleting?.(record, context);
  await removeRecord(tx, declaration, id);
  const gone = auditEventOf(declaration, { id, before: record, after: null, action: 'delete' }, context);
  const changes = { ...gone.changes, ...(entries.count > 0 && entryChanges(entries)) };
  await recordAuditEvents(tx, [...auditEvents, { ...gone, changes }]);
  return [...declaration.tagsOf(id), ...users.flatMap((used) => registry.find(used.resource)?.tagsOf(used.id) ?? [])];
}

/** For the audit trail: that, and how much, is all that it may know. */
const entryChanges = ({ count, files }: EntryCount): AuditEntry['changes'] => ({
  entries: { before: count, after: null },
  files: { before: files, after: null },
});

/** Where something is reached: its pages on the site, its files. */
function addressesIn({ group }: Declaration, record: ResourceRecord): string[] {
  if (group !== 'media') return addressesOf(record['urls']);
  const file = typeof record['url'] === 'string' ? [record['url']] : [];
  const thumbnails = Object.values((record['thumbnails'] ?? {}) as Record<string, { url?: string }>).flatMap(
    ({ url }) => (url ? [url] : []),
  );
  return [...new Set([...file, ...thumbnails])];
}

async function lockedRecord(
  declaration: Declaration,
  id: number,
  { tx, urlsOf }: WriteContext,
): Promise<ResourceRecord> {
  const record = hasTable(declaration)
    ? await readRecord(tx, declaration, id, { urlsOf, lock: true })
    : id === SINGLETON_ID
      ? await readDocument(tx, documentOf(declaration), true)
      : null;
  if (!record) throw notFound(`record ${id} in ${declaration.name}`);
  return record;
}

/** @throws Error for a resource that has a table */
export function documentOf(declaration: Declaration): DocumentDeclaration {
  const { storage } = declaration;
  if (storage.in !== 'document') throw new Error(`${declaration.name} has a table`);
  return { ...declaration, storage };
}

async function checkedChange(
  registry: Registry,
  declaration: Declaration,
  { given, before }: { given: Values; before: ResourceRecord | null },
  context: WriteContext,
): Promise<Change> {
  const { tx, locale, now } = context;
  const { fields, rules } = declaration;
  const errors = {};
  const values = valuesFrom(fields, { given, before }, { locale, errors });
  if (Object.keys(errors).length === 0) completeSlugs(fields, values, declaration.name);
  const change: Change = { before, values, given, columns: hasTable(declaration) ? stamp(declaration, now) : {} };
  Object.assign(errors, await missingReferences(tx, registry, fields, values, locale));
  // Rules may rely on what fields say.
  if (Object.keys(errors).length === 0) Object.assign(errors, await rules?.check?.(change, context));
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return change;
}

/** Two who choose the same name at once: the second is told by the database. @throws HttpProblem 400 */
async function refusingDuplicates<T>(
  declaration: Declaration,
  { locale }: WriteContext,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION || !hasTable(declaration)) throw error;
    const constraints = Object.entries(declaration.storage.unique ?? {});
    const field = constraints.find(([constraint]) => constraint === constraintOf(error))?.[1] ?? constraints[0]?.[1];
    if (field === undefined) throw error;
    throw invalid({ [field]: [faultText('taken', locale)] });
  }
}

function constraintOf(error: unknown): string | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('constraint' in cause && typeof cause.constraint === 'string') return cause.constraint;
  }
  return null;
}

async function finish(
  declaration: Declaration,
  {
    id,
    change,
    action,
    idempotencyKey,
  }: { id: number; change: Change; action: AuditAction; idempotencyKey: string | null },
  context: WriteContext,
): Promise<Written> {
  const further = (await declaration.rules?.written?.(id, change, context)) ?? [];
  const { tx, urlsOf } = context;
  const record = hasTable(declaration)
    ? await readRecord(tx, declaration, id, { urlsOf })
    : await readDocument(tx, documentOf(declaration));
  if (!record) throw new Error(`What was written to ${declaration.name} was not returned`);
  const auditEvent = auditEventOf(declaration, { id, before: change.before, after: record, action }, context);
  // A password's change is noted, itself never.
  const secrets = declaration.fields
    .filter(({ kind, name }) => kind === 'password' && change.given[name])
    .map(({ name }) => [name, { before: null, after: null }] as const);
  const changes = { ...auditEvent.changes, ...Object.fromEntries(secrets) };
  if (action === 'create' || Object.keys(changes).length > 0)
    await recordAuditEvents(tx, [{ ...auditEvent, changes, idempotencyKey }]);
  return { record, tags: [...declaration.tagsOf(id), ...further] };
}

/** What visitors wrote is nobody's business but the form's: it goes without a copy. */
export function auditEventOf(
  declaration: Declaration,
  {
    id,
    before,
    after,
    action,
  }: { id: number; before: ResourceRecord | null; after: ResourceRecord | null; action: AuditAction },
  { user, locale }: Pick<WriteContext, 'user' | 'locale'>,
) {
  const isPrivate = declaration.name === 'form-entries';
  const changes = isPrivate ? {} : differences(before, after);
  return {
    author: user.username,
    action,
    resource: declaration.name,
    recordId: id,
    title: titleOf(declaration, after ?? before ?? { id }, locale),
    changes,
  };
}
