import { and, gt, lte, min, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { articles } from '../../content/magazine/tables.ts';
import { ownerTags } from '../../content/pages/module-writes.ts';
import { type ContentType, modules } from '../../content/pages/tables.ts';
import { searchStale } from './tables.ts';
import type { Service } from '../../service.ts';
import { boundsOf } from '../../content/visibility/visibility.ts';

/** What other services write is looked for so often, in milliseconds. */
const LOOK_EVERY_MS = 60_000;
/** Several changes at once are one look, in milliseconds. */
const SETTLE_MS = 250;

interface Bound {
  at: number;
  owner: { contentType: ContentType; objectId: number };
}

/**
 * Tells everyone who holds copies when something comes online or goes by the clock: an article's date, a module's window.
 * @returns a function that ends this, with the look that is under way
 */
export function keepOnTime(
  { db, changes, now }: Pick<Service, 'db' | 'changes' | 'now'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let since = 0;
  let running: Promise<void> = Promise.resolve();
  let isEnded = false;
  let timer: NodeJS.Timeout | undefined;
  const lookAgain = (): void => {
    running = running.then(look);
  };
  const plan = (ms: number): void => {
    clearTimeout(timer);
    if (!isEnded) timer = setTimeout(lookAgain, ms).unref();
  };

  const look = async (): Promise<void> => {
    const at = now().getTime();
    try {
      const bounds = await readBounds(at);
      const due = bounds.filter((bound) => bound.at > since && bound.at <= at);
      if (due.length > 0) await announce(due.map(({ owner }) => owner));
      since = at;
      const next = Math.min(...bounds.filter((bound) => bound.at > at).map((bound) => bound.at));
      plan(Math.max(1, Math.min(next - now().getTime(), LOOK_EVERY_MS)));
    } catch (error) {
      log.error({ err: error }, 'what comes online by the clock could not be looked for');
      plan(LOOK_EVERY_MS);
    }
  };

  /** The next article, those since the last look, and every window. */
  async function readBounds(at: number): Promise<Bound[]> {
    const windowed = await db
      .select({ contentType: modules.contentType, objectId: modules.objectId, fields: modules.fields })
      .from(modules)
      .where(sql`coalesce(${modules.fields} ->> 'online_from', ${modules.fields} ->> 'online_to') is not null`);
    const [next] = await db
      .select({ at: min(articles.publishedAt) })
      .from(articles)
      .where(gt(articles.publishedAt, new Date(at)));
    // Before the first look nobody has a copy.
    const passed =
      since === 0
        ? []
        : await db
            .select({ id: articles.id, at: articles.publishedAt })
            .from(articles)
            .where(and(gt(articles.publishedAt, new Date(since)), lte(articles.publishedAt, new Date(at))));
    return [
      ...windowed.flatMap(({ fields, ...owner }) => boundsOf(fields).map((bound) => ({ at: bound, owner }))),
      ...passed.map((article): Bound => ({
        at: article.at.getTime(),
        owner: { contentType: 'article', objectId: article.id },
      })),
      ...(next?.at ? [{ at: next.at.getTime(), owner: { contentType: 'article' as const, objectId: 0 } }] : []),
    ];
  }

  async function announce(owners: Bound['owner'][]): Promise<void> {
    const tags = [...new Set([...owners.flatMap(ownerTags), 'articles', 'pages'])];
    await changes.write(
      () => tags,
      async (tx) =>
        void (await tx
          .insert(searchStale)
          .values(owners.map(({ contentType, objectId }) => ({ type: contentType, objectId })))
          .onConflictDoNothing()),
    );
  }

  const unsubscribe = changes.subscribe(() => plan(SETTLE_MS));
  plan(0);
  return async () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    await running;
  };
}
