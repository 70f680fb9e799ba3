import { LRUCache } from 'lru-cache';
import { EVERYTHING } from './changes.ts';

/** Some answers depend on the time of day (a past event, today's hours): they are made anew at least this often. */
const MAX_AGE_MS = 30_000;

/** Something that was made of content, with the tags of what it was made of. */
export interface Tagged {
  tags: readonly string[];
}

/** Keeps what was made of content. Concurrent misses are answered by one piece of work; a change purges by tag. */
export class TaggedCache<Value extends Tagged> {
  readonly #known: LRUCache<string, Value>;
  readonly #inFlight = new Map<string, Promise<Value>>();
  /** Counts purges: work begun before a purge may have read what is no longer true. */
  #purges = 0;

  /** @param sizeOf bytes that a value takes, about @param maxBytes what all may take */
  constructor(sizeOf: (value: Value) => number, maxBytes: number) {
    this.#known = new LRUCache({
      maxSize: maxBytes,
      ttl: MAX_AGE_MS,
      sizeCalculation: (value, key) => sizeOf(value) + key.length + 1,
    });
  }

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = this.#known.get(key);
    if (known) return known;
    const running = this.#inFlight.get(key);
    if (running) return running;

    const purgesBefore = this.#purges;
    const work = make();
    this.#inFlight.set(key, work);
    try {
      const value = await work;
      if (this.#purges === purgesBefore) this.#known.set(key, value);
      return value;
    } finally {
      if (this.#inFlight.get(key) === work) this.#inFlight.delete(key);
    }
  }

  purge(tags: readonly string[]): void {
    this.#purges += 1;
    this.#inFlight.clear();
    if (tags.includes(EVERYTHING)) {
      this.#known.clear();
      return;
    }
    for (const [key, value] of this.#known.entries()) {
      if (value.tags.some((tag) => tags.includes(tag))) this.#known.delete(key);
    }
  }
}
