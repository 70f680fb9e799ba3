import { LRUCache } from 'lru-cache';
import type { PageBody } from './page-body.ts';

/** A page as it was answered. */
export interface KeptPage {
  status: number;
  body: PageBody;
  tags: string[];
  /** What it may load and do. */
  contentSecurityPolicy: string;
}

interface Entry extends KeptPage {
  key: string;
  freshUntil: number;
  /** Its content has changed. */
  isPurged: boolean;
}

export interface PageCacheOptions {
  maxBytes?: number;
  /** For how long a page is fresh now, in milliseconds. */
  ttlMs: () => number;
  /** For how long after that it may stand in when no new one can be had, in milliseconds. */
  staleIfErrorMs: number;
  now?: () => number;
}

/** For so long after it was fresh a page may stand in under too much load, in milliseconds. */
const STAND_IN_MS = 60_000;

const MAX_BYTES = 64 * 1024 * 1024;

/** Pages for anonymous visitors, until their content changes. */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  readonly #entries: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  /** Rises with every change: a page whose composition had begun before is not kept. */
  #changes = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
    this.#entries = new LRUCache({
      maxSize: options.maxBytes ?? MAX_BYTES,
      sizeCalculation: ({ body }) => body.size,
      dispose: (entry) => this.#forgetTags(entry),
    });
  }

  /** The page, if it is fresh. */
  get(key: string): KeptPage | null {
    const entry = this.#entries.get(key);
    return entry && this.#now() < entry.freshUntil ? entry : null;
  }

  /** An older page for the time of an outage. */
  stale(key: string): KeptPage | null {
    const entry = this.#entries.get(key);
    const { staleIfErrorMs } = this.#options;
    return entry && staleIfErrorMs > 0 && this.#now() < entry.freshUntil + staleIfErrorMs ? entry : null;
  }

  /** A page that was good a minute ago, and of whose content nothing has changed since: for the time of too much load. */
  standIn(key: string): KeptPage | null {
    const entry = this.#entries.get(key);
    return entry && !entry.isPurged && this.#now() < entry.freshUntil + STAND_IN_MS ? entry : null;
  }

  /** To be read before a page's composition begins, and handed to `keep`. */
  get mark(): number {
    return this.#changes;
  }

  /** Keeps a page, unless something has changed since its composition began. */
  keep(key: string, page: KeptPage, mark: number): void {
    if (mark !== this.#changes) return;
    this.#entries.delete(key);
    this.#entries.set(key, { ...page, key, freshUntil: this.#now() + this.#options.ttlMs(), isPurged: false });
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  /** Drops pages with one of these tags; (null) all of them. */
  purge(tags: Set<string> | null): void {
    this.#changes++;
    const keys = tags ? [...tags].flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]) : [...this.#entries.keys()];
    for (const key of keys) this.#drop(key);
  }

  get count(): number {
    return this.#entries.size;
  }

  #drop(key: string): void {
    const entry = this.#entries.peek(key);
    if (this.#options.staleIfErrorMs === 0) this.#entries.delete(key);
    else if (entry) Object.assign(entry, { isPurged: true, freshUntil: Math.min(entry.freshUntil, this.#now()) });
  }

  #forgetTags({ key, tags }: Entry): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
