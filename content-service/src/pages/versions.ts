import { and, eq, max } from 'drizzle-orm';
import type { AuditAction, AuditEntry, PageVersion } from '@foyer/shared/api';
import { noteModules } from '../audit/module-deeds.ts';
import type { Database } from '../database/database.ts';
import { isoInBerlin } from '../time/berlin.ts';
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
export async function storeVersion(tx: Database, { contentType, objectId }: ModuleOwner, modules: ModuleRow[], { author, label = '' }: Signature, published = true): Promise<VersionRow> {
  const [version] = await tx.insert(versions).values({ contentType, objectId, author, label, published, modules }).returning(versionColumns);
  if (!version) throw new Error('An inserted version was not returned');
  return version;
}

/** The newest version that visitors have seen; 0 if there is none. */
export async function newestVersion(tx: Database, owner: ModuleOwner): Promise<number> {
  const [row] = await tx
    .select({ id: max(versions.id) })
    .from(versions)
    .where(and(belongingTo(versions, owner), eq(versions.published, true)));
  return row?.id ?? 0;
}

export const versionAnswer = ({ id, createdAt, author, label, published }: VersionRow): PageVersion => ({
  id,
  created_at: isoInBerlin(createdAt),
  author,
  label,
  published,
});
