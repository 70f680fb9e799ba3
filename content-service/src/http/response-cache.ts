import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { EVERYTHING } from '../changes/changes.ts';

/** An answer as sent. */
export interface CachedAnswer {
  body: string;
  etag: string;
  tags: readonly string[];
}

const MAX_BYTES = 64 * 1024 * 1024;
/** Some answers depend on the time of day (a past event, today's hours): they are made anew at least this often. */
const MAX_AGE_MS = 30_000;

/** Answers to anonymous reads. Concurrent misses are answered by one piece of work; a change purges by tag. */
export class ResponseCache {
  readonly #answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_BYTES,
    ttl: MAX_AGE_MS,
    sizeCalculation: ({ body }, key) => body.length + key.length + 1,
  });
  readonly #inFlight = new Map<string, Promise<CachedAnswer>>();
  /** Counts purges: work begun before a purge may have read what is no longer true. */
  #purges = 0;

  async get(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const known = this.#answers.get(key);
    if (known) return known;
    const running = this.#inFlight.get(key);
    if (running) return running;

    const purgesBefore = this.#purges;
    const work = make();
    this.#inFlight.set(key, work);
    try {
      const answer = await work;
      if (this.#purges === purgesBefore) this.#answers.set(key, answer);
      return answer;
    } finally {
      if (this.#inFlight.get(key) === work) this.#inFlight.delete(key);
    }
  }

  purge(tags: readonly string[]): void {
    this.#purges += 1;
    this.#inFlight.clear();
    if (tags.includes(EVERYTHING)) {
      this.#answers.clear();
      return;
    }
    for (const [key, answer] of this.#answers.entries()) {
      if (answer.tags.some((tag) => tags.includes(tag))) this.#answers.delete(key);
    }
  }
}

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
