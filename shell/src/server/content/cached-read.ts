/** A value read from the content service, with its cache tags. */
export interface Read<T> {
  value: T;
  tags: string[];
  /** True when the value is an old one, or none, because it cannot be had. */
  isFallback?: boolean;
}

/** From this age on a value is read again in the background, in milliseconds. */
const REFRESH_MS = 4000;
/** No value is used that is older: with the time that reading settings may take, nobody sees any that are older than 10 s (decision 5). */
const MAX_AGE_MS = 8000;
/** After a failure nobody asks again for so long: pages do not wait one after the other. */
const FAILURE_PAUSE_MS = 1000;

/**
 * One thing that many pages need. It is read at most once at a time, ahead of its expiry, and stays the very same object
 * as long as its text is the same, so that what is derived from it can be kept too.
 */
export class CachedRead<T> {
  readonly #fetch: () => Promise<{ text: string; tags: string[] }>;
  readonly #parse: (text: string) => T;
  readonly #now: () => number;
  #last: (Read<T> & { text: string }) | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<Read<T>> | null = null;
  #failure: { error: Error; at: number } | null = null;

  /** @param parse throws when the text is not what is expected. */
  constructor(
    fetch: () => Promise<{ text: string; tags: string[] }>,
    parse: (text: string) => T,
    now: () => number = () => Date.now(),
  ) {
    this.#fetch = fetch;
    this.#parse = parse;
    this.#now = now;
  }

  /** The value, not older than `MAX_AGE_MS`. @throws what reading throws. */
  get(): Promise<Read<T>> | Read<T> {
    const now = this.#now();
    const age = now - this.#readAt;
    const hasJustFailed = this.#failure !== null && now - this.#failure.at < FAILURE_PAUSE_MS;
    if (!this.#last || age > MAX_AGE_MS)
      return this.#failure && hasJustFailed ? Promise.reject(this.#failure.error) : this.#read();
    if (age > REFRESH_MS && !hasJustFailed) this.#read().catch(() => undefined);
    return this.#last;
  }

  /** The last value that could be read, however old. */
  get last(): Read<T> | null {
    return this.#last;
  }

  /** There is no such thing any more. */
  forget(): void {
    this.#last = null;
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** What was read has changed. */
  expire(tags: Set<string> | null): void {
    if (tags && !this.#last?.tags.some((tag) => tags.has(tag))) return;
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#failure = null;
  }

  #read(): Promise<Read<T>> {
    this.#reading ??= this.#readNow()
      .catch((reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        this.#failure = { error, at: this.#now() };
        throw error;
      })
      .finally(() => (this.#reading = null));
    return this.#reading;
  }

  async #readNow(): Promise<Read<T>> {
    const begun = this.#now();
    const { text, tags } = await this.#fetch();
    if (this.#last?.text !== text) this.#last = { value: this.#parse(text), tags, text };
    this.#readAt = begun;
    this.#failure = null;
    return this.#last;
  }
}
