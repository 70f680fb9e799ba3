import { createHash, randomBytes } from 'node:crypto';

/** Whoever presses a button twice, or goes back and sends again, does so within this time, in milliseconds. */
const REMEMBERED_MS = 10 * 60_000;
const MAX_REMEMBERED = 10_000;

/**
 * Names entries for the content service, as forms with JavaScript do themselves: what is posted again under its name is the
 * same entry. Whoever changes what they post, posts another one.
 */
export class EntryKeys {
  readonly #now: () => number;
  /** By fingerprint, the oldest first. */
  readonly #known = new Map<string, { key: string; at: number }>();

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The name of what this visitor has posted. @param visitor whatever tells them from others */
  async of(data: FormData, visitor: string): Promise<string> {
    const fingerprint = await fingerprintOf(data, visitor);
    this.#forgetOld();
    const known = this.#known.get(fingerprint) ?? { key: randomBytes(16).toString('hex'), at: this.#now() };
    this.#known.set(fingerprint, known);
    return known.key;
  }

  #forgetOld(): void {
    for (const [fingerprint, { at }] of this.#known) {
      if (at > this.#now() - REMEMBERED_MS && this.#known.size < MAX_REMEMBERED) return;
      this.#known.delete(fingerprint);
    }
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
