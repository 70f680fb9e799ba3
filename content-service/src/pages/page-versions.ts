import { and, eq, max } from 'drizzle-orm';
import type { AuditAction, AuditEntry, PageVersion } from '@foyer/shared/api';
import { noteModules } from '../audit/module-deeds.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../http/problem.ts';
import { isoInBerlin } from '../time/berlin.ts';
import { type ModuleOwner, type ModuleRow, moduleRows } from './module-tree.ts';
import { pages, pageVersions } from './tables.ts';

/** A version without its modules. */
export type VersionRow = Omit<typeof pageVersions.$inferSelect, 'modules'>;

export const versionColumns = {
  id: pageVersions.id,
  pageId: pageVersions.pageId,
  createdAt: pageVersions.createdAt,
  author: pageVersions.author,
  label: pageVersions.label,
  published: pageVersions.published,
};

/** What distinguishes a version from others. */
export interface Signature {
  author: string;
  label?: string;
  /** For the audit trail. */
  action?: AuditAction;
  changes?: AuditEntry['changes'];
}

/** Every write leaves a line in the audit trail, and a version behind that can be looked at and restored. Only pages have versions. */
export async function keepVersion(tx: Database, owner: ModuleOwner, signature: Signature): Promise<VersionRow | null> {
  await noteModules(tx, owner, signature);
  if (owner.contentType !== 'page') return null;
  return storeVersion(tx, owner.objectId, await moduleRows(owner, { db: tx }), signature);
}

/** Keeps a state of a page. @param published false for a state that visitors have not seen */
export async function storeVersion(tx: Database, pageId: number, modules: ModuleRow[], { author, label = '' }: Signature, published = true): Promise<VersionRow> {
  const [version] = await tx.insert(pageVersions).values({ pageId, author, label, published, modules }).returning(versionColumns);
  if (!version) throw new Error('An inserted version was not returned');
  return version;
}

/** @throws HttpProblem 404 */
export async function requirePage(db: Database, pageId: number): Promise<void> {
  if ((await db.$count(pages, eq(pages.id, pageId))) === 0) throw notFound(`page ${pageId}`);
}

/** The newest version that visitors have seen; 0 if there is none. */
export async function newestVersion(tx: Database, pageId: number): Promise<number> {
  const [row] = await tx
    .select({ id: max(pageVersions.id) })
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.published, true)));
  return row?.id ?? 0;
}

export const versionAnswer = ({ id, createdAt, author, label, published }: VersionRow): PageVersion => ({
  id,
  created_at: isoInBerlin(createdAt),
  author,
  label,
  published,
});
