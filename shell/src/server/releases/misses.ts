/** Visitors who ask for what nobody has published shall not make a gateway ask the bucket more often than this. */
const MAX_PER_SECOND = 20;

/** Counts questions that found nothing, or failed, and lets no more be asked when there were many within a second. */
export class Misses {
  readonly #now: () => number;
  #asked: { at: number }[] = [];

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** @returns what the question gives; null, without asking, when too many have found nothing */
  async unlessMany<T>(ask: () => Promise<T | null>): Promise<T | null> {
    const asked = { at: this.#now() };
    this.#asked = this.#asked.filter(({ at }) => at > asked.at - 1000);
    if (this.#asked.length >= MAX_PER_SECOND) return null;
    // It counts until it has found something: many may ask at once.
    this.#asked.push(asked);
    const found = await ask();
    if (found !== null) this.#asked = this.#asked.filter((other) => other !== asked);
    return found;
  }
}
