/** Work at once to begin with. */
const START = 8;
/** Never more at once, whatever is measured. */
const MOST = 128;
/** As many as this may wait for one another within the machine before fewer are let in: without any, it would be idle at times. */
const QUEUE = { low: 2, high: 4 };
/** How fast the memory of the best time fades, a second: what has become slower for good is not overload for ever. */
const FADING = 1.002;
/** How often it is tried how long work takes when little else runs, in milliseconds. */
const PROBE_EVERY_MS = 10_000;

interface Baseline {
  ms: number;
  at: number;
}

export interface AdaptiveLimitOptions {
  /** Never fewer at once. */
  least?: number;
  /** A clock, in milliseconds. */
  now?: () => number;
}

/**
 * How much work at once does a machine good. Work that takes longer than its kind at best has waited within the machine: for a processor,
 * a connection, a lock. From that follows, as in TCP Vegas, how many are waiting rather than working; the limit rises while these are few and
 * falls while they are many. What work takes at best can only be seen while little else runs: every ten seconds, as in BBR, that is tried for a moment. So it finds its place on one core or sixteen, and also when it is the content service that is slow.
 */
export class AdaptiveLimit {
  readonly #least: number;
  readonly #now: () => number;
  readonly #best = new Map<string, Baseline>();
  #limit: number;
  /** Since the limit was looked at last: how much work ended, and the share of it that was work and not waiting. */
  #ended = 0;
  #working = 0;
  #wasReached = false;
  #probedAt: number;
  /** How many are still to end in this trial. */
  #probing = 0;

  constructor({ least = 4, now = () => performance.now() }: AdaptiveLimitOptions = {}) {
    this.#least = least;
    this.#now = now;
    this.#limit = Math.max(START, least);
    // The first trial comes with the first load.
    this.#probedAt = now() - PROBE_EVERY_MS;
  }

  /** So much at once. */
  get value(): number {
    return this.#probing > 0 ? this.#least : this.#limit;
  }

  /**
   * Learns from work that has ended well.
   * @param kind work of one kind takes about equally long
   * @param ms how long it took
   * @param running how much ran at the time
   */
  learn(kind: string, ms: number, running: number): void {
    if (this.#probing > 0) this.#probing--;
    else if (running >= this.#limit && this.#now() - this.#probedAt > PROBE_EVERY_MS) this.#probe();
    this.#working += this.#bestOf(kind, ms) / Math.max(ms, Number.EPSILON);
    this.#wasReached ||= running >= this.#limit;
    if (++this.#ended < this.#limit) return;
    const waiting = this.#limit * (1 - this.#working / this.#ended);
    if (waiting > QUEUE.high) this.#limit = Math.max(this.#least, this.#limit - 1);
    else if (waiting < QUEUE.low && this.#wasReached) this.#limit = Math.min(MOST, this.#limit + 1);
    this.#ended = 0;
    this.#working = 0;
    this.#wasReached = false;
  }

  /** As many as run now have still been among many. */
  #probe(): void {
    this.#probedAt = this.#now();
    this.#probing = this.#limit + this.#least;
  }

  #bestOf(kind: string, ms: number): number {
    const now = this.#now();
    const known = this.#best.get(kind);
    const faded = known ? known.ms * FADING ** ((now - known.at) / 1000) : ms;
    const best = { ms: Math.min(faded, ms), at: now };
    this.#best.set(kind, best);
    return best.ms;
  }
}
