import { isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { StartError } from '../../platform/start-error.ts';
import type { MediaStorage } from '../../platform/storage/media-storage.ts';
import { mediaFiles, pictures } from './tables.ts';

/**
 * Whether the storage has no file at all although tables name some, as when a disk is not there: a backup of it would bring back a house
 * without pictures, and take away those that it has.
 * @returns why not to write one; null when all is well
 */
export async function missingMedia(db: Database, mediaStorage: MediaStorage): Promise<StartError | null> {
  for await (const _ of mediaStorage.list('')) return null;
  const named = db
    .select({ one: sql`1` })
    .from(pictures)
    .where(isNotNull(pictures.master))
    .unionAll(db.select({ one: sql`1` }).from(mediaFiles))
    .limit(1);
  if ((await named).length === 0) return null;
  return new StartError(
    'FOYER-450',
    'The media library names files, and there is none in MEDIA_STORAGE: is it the folder or bucket that you mean, and is its disk there? Nothing was written.',
  );
}
