import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { EVERYTHING } from '../changes/changes.ts';

/** Something that was made of content, with the tags of what it was made of. */
export interface Tagged {
  tags: readonly string[];
}

/** An answer as sent. */
export interface CachedAnswer extends Tagged {
  body: string;
  etag: string;
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Some answers depend on the time of day (a past event, today's hours): they are made anew at least this often. */
const MAX_AGE_MS = 30_000;

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

/** Answers to anonymous reads. */
export class ResponseCache extends TaggedCache<CachedAnswer> {
  constructor() {
    super(({ body }) => body.length, MAX_BYTES);
  }
}

/** Makes an answer's text and its entity tag, a hash of the text. @param tags what it was made of */
export function answerOf(value: unknown, tags: readonly string[]): CachedAnswer {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  return { body, etag, tags: [...new Set(tags)] };
}

/** Does `If-None-Match` name this answer? */
export function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((candidate) => {
    const value = candidate.trim().replace(/^W\//, '');
    return value === etag || value === '*';
  });
}
