import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Store } from '../database/database.ts';

const CHANNEL = 'foyer_changes';

/** Stands for every tag: something changed, and what is unknown. */
export const EVERYTHING = '*';

/** Tells every running instance that all may have changed; with the commit. For whoever writes without a service. */
export async function announceEverything(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ origin: '', tags: [EVERYTHING] })})`);
}

/** PostgreSQL takes no longer notices, in bytes. */
const MAX_NOTICE_BYTES = 7900;

/** Cache tags of what changed: `event:12`, `events`. */
export type ChangeListener = (tags: readonly string[]) => void;

/**
 * Tells everyone who holds copies of content what has changed: this process's cache, the shells, and on PostgreSQL
 * every other instance of the service.
 */
export class Changes {
  readonly #origin = randomUUID();
  readonly #listeners = new Set<ChangeListener>();
  readonly #store: Store;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Starts hearing other instances. */
  async start(): Promise<void> {
    await this.#store.listen(
      CHANNEL,
      (payload) => this.#hear(payload),
      () => this.#tell([EVERYTHING]),
    );
  }

  /** @returns a function that ends the subscription */
  subscribe(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Writes in a transaction and announces the tags of what was written: to other instances with the commit, here
   * before this resolves, so that whoever wrote reads what they wrote.
   * @param work gets the transaction; must use no other connection
   */
  async write<T>(tagsOf: (result: T) => readonly string[], work: (tx: Database) => Promise<T>): Promise<T> {
    const { result, tags } = await this.#store.db.transaction(async (tx) => {
      const written = await work(tx);
      const changed = [...new Set(tagsOf(written))];
      const notice = this.#noticeOf(changed);
      const isWhole = Buffer.byteLength(notice) <= MAX_NOTICE_BYTES;
      await tx.execute(sql`select pg_notify(${CHANNEL}, ${isWhole ? notice : this.#noticeOf([EVERYTHING])})`);
      return { result: written, tags: changed };
    });
    this.#tell(tags);
    return result;
  }

  #noticeOf(tags: readonly string[]): string {
    return JSON.stringify({ origin: this.#origin, tags });
  }

  #hear(payload: string): void {
    const { origin, tags } = parse(payload);
    if (origin !== this.#origin) this.#tell(tags);
  }

  #tell(tags: readonly string[]): void {
    for (const listener of this.#listeners) listener(tags);
  }
}

/** A notice that cannot be read may mean anything. */
function parse(payload: string): { origin: string | null; tags: readonly string[] } {
  try {
    const notice: unknown = JSON.parse(payload);
    if (typeof notice === 'object' && notice !== null && 'origin' in notice && 'tags' in notice) {
      const { origin, tags } = notice;
      if (typeof origin === 'string' && Array.isArray(tags)) return { origin, tags: tags.map(String) };
    }
  } catch {
    // Falls through: not ours.
  }
  return { origin: null, tags: [EVERYTHING] };
}
