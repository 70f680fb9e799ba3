import type { KeptValues, SentEntry } from './kept-values.ts';

/**
 * Names an entry for the content service: what is sent again under its name is the same entry. Whoever changes what they
 * send, sends another one.
 */
export class EntryKey {
  readonly #kept: KeptValues;
  /** Whether this browser may keep it: then it is the same after a reload, too. */
  readonly #mayKeep: () => boolean;
  #last: SentEntry | null = null;

  constructor(kept: KeptValues, mayKeep: () => boolean) {
    this.#kept = kept;
    this.#mayKeep = mayKeep;
  }

  /** The name of an entry with this content. */
  of(content: string): string {
    const last = this.#last ?? (this.#mayKeep() ? this.#kept.readSent() : null);
    this.#last = last?.content === content ? last : { content, key: randomKey() };
    if (this.#mayKeep()) this.#kept.writeSent(this.#last);
    return this.#last.key;
  }

  /** The entry has been taken: the next one is another, even with the same content. */
  forget(): void {
    this.#last = null;
  }
}

/** 128 random bits. Not `randomUUID`, which browsers have on HTTPS only. */
function randomKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
