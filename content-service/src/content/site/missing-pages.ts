import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { missingPages } from './tables.ts';

/** Whoever invents addresses must not be able to fill the disk. */
export const MAX_URLS = 10_000;
/** So many make room then: those that were asked for least, and of these the ones that nobody has asked for longest. */
const FORGOTTEN = 1000;

/** An index of PostgreSQL takes little more; what browsers send has no more than 2000. */
const MAX_URL_BYTES = 2600;

/** Counts a page that was asked for and does not exist. Of the query only its presence could be personal: it is dropped. */
export async function noteMissingPage(db: Database, url: string): Promise<void> {
  const path = url.split(/[?#]/, 1)[0] ?? url;
  if (Buffer.byteLength(path) > MAX_URL_BYTES) return;
  const now = new Date();
  const known = await db
    .update(missingPages)
    .set({ requests: sql`${missingPages.requests} + 1`, lastAt: now })
    .where(sql`${missingPages.url} = ${path}`)
    .returning({ url: missingPages.url });
  if (known.length > 0) return;
  if ((await db.$count(missingPages)) >= MAX_URLS) await forgetSome(db);
  await db
    .insert(missingPages)
    .values({ url: path, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: missingPages.url,
      set: { requests: sql`${missingPages.requests} + 1`, lastAt: now },
    });
}

async function forgetSome(db: Database): Promise<void> {
  const { url, requests, lastAt } = missingPages;
  const least = db.select({ url }).from(missingPages).orderBy(requests, lastAt).limit(FORGOTTEN);
  await db.delete(missingPages).where(inArray(url, least));
}
