import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { ModuleOwner } from '../pages/module-tree.ts';
import { belongingTo } from '../pages/tables.ts';
import { isValid, linkIn } from './preview-token.ts';
import { previewLinks } from './tables.ts';

export type PreviewLink = typeof previewLinks.$inferSelect;

const KEY_BYTES = 32;

/** A new link; those that have expired are forgotten. */
export async function makeLink(
  tx: Database,
  owner: ModuleOwner,
  { author, expiresAt, now }: { author: string; expiresAt: Date; now: Date },
): Promise<PreviewLink> {
  await tx.delete(previewLinks).where(lte(previewLinks.expiresAt, now));
  const { contentType, objectId } = owner;
  const [link] = await tx
    .insert(previewLinks)
    .values({
      contentType,
      objectId,
      key: randomBytes(KEY_BYTES).toString('base64url'),
      author,
      createdAt: now,
      expiresAt,
    })
    .returning();
  if (!link) throw new Error('An inserted link was not returned');
  return link;
}

/** Links that hold, the oldest first. */
export async function linksOf(db: Database, owner: ModuleOwner, now: Date): Promise<PreviewLink[]> {
  return db
    .select()
    .from(previewLinks)
    .where(and(belongingTo(previewLinks, owner), gt(previewLinks.expiresAt, now)))
    .orderBy(asc(previewLinks.id));
}

/** @returns whether there was such a link */
export async function revokeLink(tx: Database, owner: ModuleOwner, id: number): Promise<boolean> {
  const gone = await tx
    .delete(previewLinks)
    .where(and(belongingTo(previewLinks, owner), eq(previewLinks.id, id)))
    .returning({ id: previewLinks.id });
  return gone.length > 0;
}

/** Whose working copy a token shows; null for one that is forged, has expired or was revoked. */
export async function ownerShown(db: Database, token: string, now: Date): Promise<ModuleOwner | null> {
  const id = linkIn(token);
  if (id === null) return null;
  const [link] = await db.select().from(previewLinks).where(eq(previewLinks.id, id));
  return link && isValid(token, link, now) ? { contentType: link.contentType, objectId: link.objectId } : null;
}
