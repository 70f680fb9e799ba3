import { subDays } from 'date-fns/subDays';
import { lt } from 'drizzle-orm';
import type { AuditEntry } from '@foyer/shared/api';
import { beginningOf } from '../beginning-of.ts';
import type { Database } from '../database/database.ts';
import { isoInBerlin } from '../time/berlin.ts';
import { auditTrail } from './tables.ts';

/** Two years: long enough for the questions of the next season, and of its audit. */
const KEPT_DAYS = 730;
/** Longer texts are cut: the trail says that a text was changed, versions and backups have the text. */
const MAX_TEXT = 2000;

/** A statement has no room for more than some thousand. */
const AT_ONCE = 1000;

type Entry = typeof auditTrail.$inferInsert;
/** Who did what to which record; `changes` by field, before and after. */
export type AuditEvent = Pick<Entry, 'author' | 'action' | 'resource' | 'recordId' | 'title' | 'idempotencyKey'> & {
  changes?: AuditEntry['changes'];
};

/** Records audit events in the transaction that does them. */
export async function recordAuditEvents(tx: Database, auditEvents: readonly AuditEvent[]): Promise<void> {
  const rows = auditEvents.map((auditEvent) => ({ changes: {}, ...auditEvent }));
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await tx.insert(auditTrail).values(rows.slice(from, from + AT_ONCE));
}

/** The fields that differ. A record that is new or gone differs in all that it has. */
export function differences(
  before: Readonly<Record<string, unknown>> | null,
  after: Readonly<Record<string, unknown>> | null,
): AuditEntry['changes'] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const changes: AuditEntry['changes'] = {};
  for (const name of names) {
    const [old, next] = [before?.[name] ?? null, after?.[name] ?? null];
    if (name !== 'id' && JSON.stringify(old) !== JSON.stringify(next))
      changes[name] = { before: shortened(old), after: shortened(next) };
  }
  return changes;
}

/** An entry of the trail as the HTTP contract shows it. */
export const auditAnswer = ({
  id,
  at,
  author,
  action,
  resource,
  recordId,
  title,
  changes,
}: typeof auditTrail.$inferSelect): AuditEntry => ({
  id,
  at: isoInBerlin(at),
  author,
  action,
  resource,
  record_id: recordId,
  title,
  changes,
});

/** Forgets what is older than the trail is kept. */
export async function forgetAuditEvents(db: Database, now: Date): Promise<void> {
  await db.delete(auditTrail).where(lt(auditTrail.at, subDays(now, KEPT_DAYS)));
}

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > MAX_TEXT ? `${beginningOf(value, MAX_TEXT)}…` : value;
  if (Array.isArray(value)) return value.map(shortened);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
  return value;
}
