import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** Whoever presses a button twice, or goes back and sends again, does so within this time, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;
const MAX_REMEMBERED = 10_000;

/**
 * Names entries for the content service, as forms with JavaScript do themselves: what is posted again under its name is the
 * same entry. Whoever changes what they post, posts another one.
 */
export class EntryKeys {
  /** By fingerprint. */
  readonly #known: LRUCache<string, string>;

  /** @param clock in milliseconds, whatever it counts from */
  constructor(clock: { now: () => number } = performance) {
    this.#known = new LRUCache({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS, ttlResolution: 0, perf: clock });
  }

  /** The name of what this visitor has posted. @param visitor whatever tells them from others */
  async of(data: FormData, visitor: string): Promise<string> {
    const fingerprint = await fingerprintOf(data, visitor);
    const known = this.#known.get(fingerprint);
    if (known) return known;
    const key = randomBytes(16).toString('hex');
    this.#known.set(fingerprint, key);
    return key;
  }
}

async function fingerprintOf(data: FormData, visitor: string): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(visitor));
  for (const [name, value] of data) {
    const isText = typeof value === 'string';
    hash.update(JSON.stringify([name, isText ? value : [value.name, value.size]]));
    if (!isText) hash.update(new Uint8Array(await value.arrayBuffer()));
  }
  return hash.digest('base64');
}
