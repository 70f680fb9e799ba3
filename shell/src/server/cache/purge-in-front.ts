import { FoyerError } from '@foyer/shared';

/** How long one call may take, and the pauses before it is tried again and again, in milliseconds. */
const LIMIT_MS = 5000;
const PAUSES_MS = [1000, 5000, 30_000];
/** More at once are everything. */
const MOST_TAGS = 500;

/**
 * Tells a cache in front of the gateway what has changed: `POST` of `{"tags": ["event:12"]}`, or `{"everything": true}`. One call at a time; what changes
 * meanwhile goes with the next. A cache that was away for long is told that it was everything, when it is back.
 */
export class PurgeInFront {
  readonly #url: string;
  readonly #report: (error: FoyerError) => void;
  readonly #pausesMs: readonly number[];
  #tags = new Set<string>();
  #isEverything = false;
  #isCalling = false;

  /** @param url of the cache's interface, or of a small service before it */
  constructor(url: string, report: (error: FoyerError) => void, pausesMs: readonly number[] = PAUSES_MS) {
    this.#url = url;
    this.#report = report;
    this.#pausesMs = pausesMs;
  }

  /** @param tags null for everything */
  purge(tags: Set<string> | null): void {
    for (const tag of tags ?? []) this.#tags.add(tag);
    this.#isEverything ||= tags === null || this.#tags.size > MOST_TAGS;
    if (!this.#isCalling) void this.#callAll();
  }

  async #callAll(): Promise<void> {
    this.#isCalling = true;
    while (this.#isEverything || this.#tags.size > 0) {
      const body = JSON.stringify(this.#isEverything ? { everything: true } : { tags: [...this.#tags] });
      this.#tags = new Set();
      this.#isEverything = false;
      const isTold = await this.#call(body);
      if (!isTold) this.#isEverything = true;
    }
    this.#isCalling = false;
  }

  /** @returns whether it was told, after some tries */
  async #call(body: string): Promise<boolean> {
    let cause: unknown;
    for (const pauseMs of [0, ...this.#pausesMs]) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      try {
        const { ok, status } = await fetch(this.#url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        if (ok) return true;
        cause = new Error(`it answered ${status}`);
      } catch (error) {
        cause = error;
      }
    }
    this.#report(
      new FoyerError(
        'FOYER-215',
        `the cache in front (${this.#url}) could not be told what has changed: it may show old pages until SHARED_CACHE_S is over`,
        { cause },
      ),
    );
    return false;
  }
}
