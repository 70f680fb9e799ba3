import { eq, sql } from 'drizzle-orm';
import type { ResourceRecord } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import { siteDocuments } from '../../content/site/tables.ts';
import type { Declaration, DocumentStorage, Row, Values } from './declaration.ts';
import { rowOf, valuesOf } from './rows.ts';

/** The one record of a singleton. */
export const SINGLETON_ID = 1;

export type DocumentDeclaration = Declaration & { storage: DocumentStorage };

/** @param lock nobody else changes it until the transaction ends */
export async function readDocument(
  db: Database,
  declaration: DocumentDeclaration,
  lock = false,
): Promise<ResourceRecord> {
  return { id: SINGLETON_ID, ...valuesOf(declaration.fields, await contentOf(db, declaration, lock)) };
}

/** Writes the fields of a singleton; what else its document holds stays. */
export async function writeDocument(tx: Database, declaration: DocumentDeclaration, values: Values): Promise<void> {
  const before = await contentOf(tx, declaration, false);
  const content = { ...before, ...rowOf(declaration.fields, values, before) };
  await tx
    .insert(siteDocuments)
    .values({ name: declaration.storage.document, content })
    .onConflictDoUpdate({
      target: siteDocuments.name,
      set: { content, revision: sql`${siteDocuments.revision} + 1`, updatedAt: new Date() },
    });
}

async function contentOf(db: Database, { storage: { document } }: DocumentDeclaration, lock: boolean): Promise<Row> {
  const query = db.select().from(siteDocuments).where(eq(siteDocuments.name, document)).$dynamic();
  const [row] = await (lock ? query.for('update') : query);
  return (row?.content as Row | undefined) ?? {};
}
