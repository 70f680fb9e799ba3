/** A value read from the content service, with its cache tags. */
export interface Read<T> {
  value: T;
  tags: string[];
  /** True when the value is an old one, or none, because it cannot be had. */
  isFallback?: boolean;
}

/** From this age on a value is read again in the background, in milliseconds. */
const REFRESH_MS = 4000;
/** From this age on whoever asks waits for the new value, in milliseconds. */
const MAX_AGE_MS = 8000;
/** Reading it in the background ends at this age of the old one: nobody sees settings that are older (decision 5). */
const OLDEST_MS = 10_000;
/** After a failure nobody asks again for so long: pages do not wait one after the other. */
const FAILURE_PAUSE_MS = 1000;

/**
 * One thing that many pages need. It is read at most once at a time, ahead of its expiry, and stays the very same object
 * as long as its text is the same, so that what is derived from it can be kept too.
 */
export class CachedRead<T> {
  readonly #fetch: (limitMs: number) => Promise<{ text: string; tags: string[] }>;
  readonly #limitMs: number;
  readonly #parse: (text: string) => T;
  readonly #now: () => number;
  #last: (Read<T> & { text: string }) | null = null;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<Read<T>> | null = null;
  /** The last reading that nobody waited for when it began. */
  #ahead: Promise<Read<T>> | null = null;
  #failure: { error: Error; at: number } | null = null;

  /**
   * @param fetch throws when there is no answer within its limit, in milliseconds.
   * @param parse throws when the text is not what is expected.
   * @param limitMs how long a page waits that has no value to go on with. What is read ahead of its expiry keeps nobody
   *   waiting and may take longer: a service that is busy is not one that is down.
   */
  constructor(
    fetch: (limitMs: number) => Promise<{ text: string; tags: string[] }>,
    parse: (text: string) => T,
    limitMs: number,
    now: () => number = () => performance.now(),
  ) {
    this.#fetch = fetch;
    this.#parse = parse;
    this.#limitMs = limitMs;
    this.#now = now;
  }

  /** The value, not older than `MAX_AGE_MS`. @throws what reading throws. */
  get(): Promise<Read<T>> | Read<T> {
    const now = this.#now();
    const age = now - this.#readAt;
    const hasJustFailed = this.#failure !== null && now - this.#failure.at < FAILURE_PAUSE_MS;
    if (!this.#last || age > MAX_AGE_MS)
      return this.#failure && hasJustFailed ? Promise.reject(this.#failure.error) : this.#wait(now + this.#limitMs);
    if (age > REFRESH_MS && !hasJustFailed) this.#readAhead(OLDEST_MS - age);
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

  /** What was read has changed, and so may have what is being read: who waits for that gets it, and nobody after them. */
  expire(tags: Set<string> | null): void {
    if (tags && this.#last && !this.#last.tags.some((tag) => tags.has(tag))) return;
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#failure = null;
    this.#reading = null;
  }

  /** For a page that may wait until then. What is read ahead may end sooner: that is no failure yet. */
  async #wait(until: number): Promise<Read<T>> {
    const isReadAhead = this.#reading !== null && this.#reading === this.#ahead;
    try {
      return await this.#read(this.#limitMs);
    } catch (error) {
      const left = until - this.#now();
      if (!isReadAhead || left <= 0) throw error;
      return this.#read(left);
    }
  }

  #readAhead(limitMs: number): void {
    if (this.#reading) return;
    this.#ahead = this.#read(limitMs);
    this.#ahead.catch(() => undefined);
  }

  #read(limitMs: number): Promise<Read<T>> {
    if (this.#reading) return this.#reading;
    const isCurrent = (): boolean => this.#reading === reading;
    const reading: Promise<Read<T>> = this.#readNow(limitMs, isCurrent)
      .catch((reason: unknown) => {
        const error = reason instanceof Error ? reason : new Error(String(reason));
        if (isCurrent()) this.#failure = { error, at: this.#now() };
        throw error;
      })
      .finally(() => isCurrent() && (this.#reading = null));
    this.#reading = reading;
    return reading;
  }

  async #readNow(limitMs: number, isCurrent: () => boolean): Promise<Read<T>> {
    const begun = this.#now();
    const { text, tags } = await this.#fetch(limitMs);
    const read = this.#last?.text === text ? this.#last : { value: this.#parse(text), tags, text };
    if (!isCurrent()) return read;
    this.#last = read;
    this.#readAt = begun;
    this.#failure = null;
    return read;
  }
}
