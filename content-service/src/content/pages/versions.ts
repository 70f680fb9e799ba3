import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { AuditAction, AuditEntry, PageVersion } from '@foyer/shared/api';
import { noteModules } from './module-audit.ts';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import { isoInBerlin } from '../../platform/time/berlin.ts';
import { type ModuleOwner, type ModuleRow, moduleRows } from './module-tree.ts';
import { belongingTo, versions } from './tables.ts';

/** A version without its modules. */
export type VersionRow = Omit<typeof versions.$inferSelect, 'modules'>;

export const versionColumns = {
  id: versions.id,
  contentType: versions.contentType,
  objectId: versions.objectId,
  createdAt: versions.createdAt,
  author: versions.author,
  label: versions.label,
  published: versions.published,
};

/** What distinguishes a version from others. */
export interface Signature {
  author: string;
  label?: string;
  /** For the audit trail. */
  action?: AuditAction;
  changes?: AuditEntry['changes'];
}

/** Every write leaves a line in the audit trail, and a version behind that can be looked at and restored. */
export async function keepVersion(tx: Database, owner: ModuleOwner, signature: Signature): Promise<VersionRow> {
  await noteModules(tx, owner, signature);
  return storeVersion(tx, owner, await moduleRows(owner, { db: tx }), signature);
}

/** Keeps a state. @param published false for a state that visitors have not seen */
export async function storeVersion(
  tx: Database,
  { contentType, objectId }: ModuleOwner,
  modules: ModuleRow[],
  { author, label = '' }: Signature,
  published = true,
): Promise<VersionRow> {
  const [version] = await tx
    .insert(versions)
    .values({ contentType, objectId, author, label, published, modules })
    .returning(versionColumns);
  if (!version) throw new Error('An inserted version was not returned');
  await thinOut(tx, { contentType, objectId }, version.createdAt);
  return version;
}

/** So many versions stay, whatever their age. */
export const NEWEST_KEPT = 50;

/**
 * Forgets versions that nobody will look for. The newest stay, and those that have a name; of the others the last one of each
 * hour of the last day, of each day of the last two months, and of each week before. What visitors never saw is counted by itself.
 */
async function thinOut(tx: Database, owner: ModuleOwner, at: Date): Promise<void> {
  const { createdAt, published, id } = versions;
  const now = sql`${at.toISOString()}::timestamptz`;
  const span = sql`case when ${createdAt} > ${now} - interval '1 day' then date_trunc('hour', ${createdAt}) when ${createdAt} > ${now} - interval '60 days' then date_trunc('day', ${createdAt}) else date_trunc('week', ${createdAt}) end`;
  const ranked = tx
    .select({
      id,
      label: versions.label,
      nth: sql<number>`row_number() over (order by ${id} desc)`.as('nth'),
      ofSpan: sql<number>`row_number() over (partition by ${published}, ${span} order by ${id} desc)`.as('of_span'),
    })
    .from(versions)
    .where(belongingTo(versions, owner))
    .as('ranked');
  const forgotten = tx
    .select({ id: ranked.id })
    .from(ranked)
    .where(and(eq(ranked.label, ''), gt(ranked.nth, NEWEST_KEPT), gt(ranked.ofSpan, 1)));
  await tx.delete(versions).where(inArray(id, forgotten));
}

/** What a version consists of; null where there is none of that number. */
export async function versionRows(db: Database, owner: ModuleOwner, id: number): Promise<ModuleRow[] | null> {
  const [version] = await db
    .select({ modules: versions.modules })
    .from(versions)
    .where(and(belongingTo(versions, owner), eq(versions.id, id)));
  return version?.modules ?? null;
}

/** Modules that once stood in an owner, each as its newest version has it: what was removed can be brought back. */
export async function formerRows(db: Database, owner: ModuleOwner, ids: readonly number[]): Promise<ModuleRow[]> {
  if (ids.length === 0) return [];
  const former = await rowsOf<{ row: ModuleRow }>(
    db,
    sql`select distinct on (module ->> 'id') module as row
      from ${versions}, jsonb_array_elements(${versions.modules}) as module
      where ${belongingTo(versions, owner)} and module ->> 'id' in (select jsonb_array_elements_text(${JSON.stringify(ids.map(String))}::jsonb))
      order by module ->> 'id', ${versions.id} desc`,
  );
  return former.map(({ row }) => row);
}

/** The newest version that visitors have seen: its number, and who made it; 0 and nobody if there is none. */
export async function newestVersion(db: Database, owner: ModuleOwner): Promise<Pick<VersionRow, 'id' | 'author'>> {
  const [newest] = await db
    .select({ id: versions.id, author: versions.author })
    .from(versions)
    .where(and(belongingTo(versions, owner), eq(versions.published, true)))
    .orderBy(desc(versions.id))
    .limit(1);
  return newest ?? { id: 0, author: '' };
}

export const versionAnswer = ({ id, createdAt, author, label, published }: VersionRow): PageVersion => ({
  id,
  created_at: isoInBerlin(createdAt),
  author,
  label,
  published,
});
