import { asc, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, sqlState } from '../../platform/database/database.ts';
import { codeOf } from '../../platform/error-code.ts';
import { isUnavailable } from '../../platform/http/errors.ts';
import type { Service } from '../../service.ts';
import { indexBatch, indexItem, unmark } from './index-writer.ts';
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

/** PostgreSQL: a value that is none, that breaks a rule, or that is larger than it takes. */
const REFUSED_VALUE = /^(22|23|54)/;

type Indexed = Pick<Service, 'db' | 'changes'> & { log: Pick<FastifyBaseLogger, 'error'> };

/** Keeps the index up to date from here on. Resolves when a small site is indexed. @returns a function that ends this, with the step that is under way */
export async function keepIndexed(service: Indexed): Promise<() => Promise<void>> {
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  // Everything stays marked: the next look takes it up again.
  const failed = (error: unknown): void =>
    service.log.error({ err: error }, 'the search index could not be brought up to date');
  const refresh = (): void => {
    running = running.then(() => refreshIndex(service, { signal: ending.signal })).catch(failed);
  };
  await markOutdated(service);
  await markPublished(service);
  await refreshIndex(service, { limit: ITEMS_AT_START });
  refresh();
  const unsubscribe = service.changes.subscribe((tags) => {
    if (tags.some((tag) => tag !== SEARCH_TAG)) refresh();
  });
  const look = (): void => {
    running = running.then(() => markPublished(service)).catch(failed);
    refresh();
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return async () => {
    ending.abort();
    clearInterval(timer);
    unsubscribe();
    await running;
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

/** Indexes what is marked, step by step, until nothing is, `limit` items are done or the signal is aborted. */
export async function refreshIndex(
  service: Indexed,
  { limit = Infinity, signal }: { limit?: number; signal?: AbortSignal } = {},
): Promise<void> {
  let done = 0;
  while (done < limit && !signal?.aborted) {
    const step = await indexStep(service);
    if (step === 0) return;
    done += step;
  }
}

/** @returns how many items were marked */
async function indexStep(service: Indexed): Promise<number> {
  const waiting = await service.db.$count(searchStale);
  if (waiting === 0) return 0;
  try {
    return await write(service, (tx) => indexBatch(tx, ITEMS_PER_STEP));
  } catch (error) {
    if (!isItsOwnFault(error)) throw error;
    return indexEach(service);
  }
}

/** For a step in which something cannot be indexed: that is named and left out, the rest is indexed. @returns how many items were marked */
async function indexEach(service: Indexed): Promise<number> {
  const { type, objectId } = searchStale;
  const items = await service.db.select().from(searchStale).orderBy(asc(type), asc(objectId)).limit(ITEMS_PER_STEP);
  for (const item of items) {
    try {
      await write(service, (tx) => indexItem(tx, item));
    } catch (error) {
      if (!isItsOwnFault(error)) throw error;
      await unmark(service.db, item);
      const at = { code: 'FOYER-414', err: error, type: item.type, id: item.objectId };
      service.log.error(at, 'something cannot be indexed: the search does not find it, or as it was before');
    }
  }
  return items.length;
}

const write = ({ changes }: Indexed, work: (tx: Database) => Promise<number>): Promise<number> =>
  // Another instance may have been faster.
  changes.write((marked) => (marked > 0 ? [SEARCH_TAG] : []), work);

/** Whether it would be the same the next time: no database that is away, busy or full. */
function isItsOwnFault(error: unknown): boolean {
  const state = sqlState(error);
  return state === null ? codeOf(error) === null && !isUnavailable(error) : REFUSED_VALUE.test(state);
}
