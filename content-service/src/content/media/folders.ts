import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { archivedTables } from '../../platform/archive/tables.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { Database } from '../../platform/database/database.ts';
import type { MediaStorage } from '../../platform/storage/media-storage.ts';
import { mediaFolders } from './tables.ts';

/** Open pages, kept pages and those who have saved an address still show what was replaced. */
const KEEP_UNUSED_MS = 7 * 24 * 60 * 60_000;
/** Each is looked for in every table. */
const AT_ONCE = 200;
/** Where addresses of media are noted as such, not used. */
const OWN_TABLES = new Set(['media_folders', 'media_files', 'pictures', 'jobs']);

/** Notes folders before anything is written into them: whatever becomes of the write, they are found again. */
export async function reserve(db: Database, folders: readonly string[], now: Date): Promise<void> {
  await db.insert(mediaFolders).values(folders.map((folder) => ({ folder, unusedSince: now })));
}

/** Gives folders to their owner; with its transaction. */
export async function adopt(
  tx: Database,
  folders: readonly string[],
  owner: { pictureId: number } | { mediaFileId: number },
): Promise<void> {
  await tx
    .update(mediaFolders)
    .set({ ...owner, unusedSince: null })
    .where(inArray(mediaFolders.folder, folders));
}

/**
 * Removes folders that have belonged to nothing for a week: uploads that crashed, files of deleted pictures, crops that were
 * replaced. What a text of the site still names stays.
 * @param most how many are looked at
 * @returns how many were removed
 */
export async function sweepFolders(db: Database, storage: MediaStorage, now: Date, most = AT_ONCE): Promise<number> {
  const unowned = and(isNull(mediaFolders.pictureId), isNull(mediaFolders.mediaFileId));
  await db
    .update(mediaFolders)
    .set({ unusedSince: now })
    .where(and(unowned, isNull(mediaFolders.unusedSince)));
  const old = and(unowned, lte(mediaFolders.unusedSince, new Date(now.getTime() - KEEP_UNUSED_MS)));
  const rows = await db.select({ folder: mediaFolders.folder }).from(mediaFolders).where(old).limit(most);
  let removed = 0;
  for (const { folder } of rows) {
    if (await isNamed(db, folder)) {
      // Asked again in a week: others have their turn.
      await db.update(mediaFolders).set({ unusedSince: now }).where(eq(mediaFolders.folder, folder));
      continue;
    }
    await storage.deleteFolder(folder);
    removed += (
      await db
        .delete(mediaFolders)
        .where(and(old, eq(mediaFolders.folder, folder)))
        .returning()
    ).length;
  }
  return removed;
}

/** Whether any text of the site, of a version or of a working copy has an address in this folder. */
async function isNamed(db: Database, folder: string): Promise<boolean> {
  for (const name of await archivedTables(db)) {
    if (OWN_TABLES.has(name)) continue;
    const found = await rowsOf(
      db,
      sql`select 1 from ${sql.identifier(name)} t where t::text like ${`%/media/${folder}/%`} limit 1`,
    );
    if (found.length > 0) return true;
  }
  return false;
}
