import { sql } from 'drizzle-orm';
import type { Service } from '../../service.ts';
import { indexBatch } from './index-writer.ts';
import { searchStale, searchVersions } from './tables.ts';

/** Tag of every answer that the index gave. */
export const SEARCH_TAG = 'search';
/** For content that something else than this service wrote. */
const LOOK_EVERY_MS = 60_000;
/** What a start waits for; a larger index is built while the site is already up. */
const ITEMS_AT_START = 2000;
/** In steps so short that neither writers nor other instances notice. */
const ITEMS_PER_STEP = 100;

/** To be raised with every change to what documents contain or how they are spelled: the index is then built anew. */
const INDEX_VERSION = 4;

type Indexed = Pick<Service, 'db' | 'changes'>;

/** Keeps the index up to date from here on. Resolves when a small site is indexed. @returns a function that ends this */
export async function keepIndexed(service: Indexed): Promise<() => void> {
  let running: Promise<void> = Promise.resolve();
  const refresh = (): void => {
    // A failure leaves everything marked: the next look takes it up again.
    running = running.then(() => refreshIndex(service)).then(undefined, () => undefined);
  };
  await markOutdated(service);
  await markPublished(service);
  await refreshIndex(service, ITEMS_AT_START);
  refresh();
  const unsubscribe = service.changes.subscribe((tags) => {
    if (tags.some((tag) => tag !== SEARCH_TAG)) refresh();
  });
  const look = (): void => {
    running = running.then(() => markPublished(service)).then(undefined, () => undefined);
    refresh();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** Marks everything when the index was built by another version of this program. */
async function markOutdated({ db }: Indexed): Promise<void> {
  const [built] = await db.select().from(searchVersions);
  if (built?.version === INDEX_VERSION) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select search_mark_all()`);
    await tx
      .insert(searchVersions)
      .values({ version: INDEX_VERSION })
      .onConflictDoUpdate({ target: searchVersions.id, set: { version: INDEX_VERSION } });
  });
}

/** Marks articles whose time has come since they were written. */
async function markPublished({ db }: Indexed): Promise<void> {
  await db.execute(sql`
    insert into search_stale select 'article', id from articles
    where published_at <= ${new Date().toISOString()}::timestamptz
      and not exists (select from search_documents where locale = 'de' and type = 'article' and object_id = articles.id)
    on conflict do nothing`);
}

/** Indexes what is marked, step by step, until nothing is or `limit` items are done. */
export async function refreshIndex(service: Indexed, limit = Infinity): Promise<void> {
  let done = 0;
  let step: number;
  do {
    step = await indexStep(service);
    done += step;
  } while (step > 0 && done < limit);
}

/** @returns how many items were marked */
async function indexStep({ db, changes }: Indexed): Promise<number> {
  const waiting = await db.$count(searchStale);
  return waiting === 0
    ? 0
    : changes.write(
        // Another instance may have been faster.
        (marked) => (marked > 0 ? [SEARCH_TAG] : []),
        (tx) => indexBatch(tx, ITEMS_PER_STEP),
      );
}
