import { AdaptiveLimit } from './adaptive-limit.ts';

/** Who has waited so long is refused, in milliseconds. */
const LONGEST_WAIT_MS = 3000;
/** Who would have to wait so many times as long is refused at once. Others may be lucky, and whoever is refused soon asks again soon. */
const HOPELESS = 2;
/** From this wait on something older that is at hand serves visitors better, in milliseconds. */
const LONG_WAIT_MS = 100;
/** The queue's own limit, for its memory. */
const MOST_WAITING = 2000;
/** Weight of the newest figure in the average time between two that end. */
const WEIGHT = 0.05;

/** To be handed back when the work has ended. */
export interface Pass {
  /** @param kind of work that has ended well: see `AdaptiveLimit.learn`; null when there is nothing to learn from it */
  leave: (kind: string | null) => void;
}

interface Waiting {
  begin: () => void;
  refuse: () => void;
}

export interface AdmissionOptions {
  limit?: Pick<AdaptiveLimit, 'value' | 'learn'>;
  longestWaitMs?: number;
  now?: () => number;
}

/**
 * The way in for work that costs: as much at once as does the machine good, a short queue for the next, and a refusal for whom the queue would be
 * too long. So under too much load most get an answer as soon as ever, instead of all waiting longer and longer.
 */
export class Admission {
  readonly #limit: Pick<AdaptiveLimit, 'value' | 'learn'>;
  readonly #longestWaitMs: number;
  readonly #now: () => number;
  /** In the order in which they came. */
  readonly #queue = new Set<Waiting>();
  #running = 0;
  /** Average time between two that end while somebody waits, in milliseconds. */
  #pace = 0;
  #endedAt = 0;

  constructor({
    limit = new AdaptiveLimit(),
    longestWaitMs = LONGEST_WAIT_MS,
    now = () => performance.now(),
  }: AdmissionOptions = {}) {
    this.#limit = limit;
    this.#longestWaitMs = longestWaitMs;
    this.#now = now;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /** How much may run at once now. */
  get limit(): number {
    return this.#limit.value;
  }

  /** Would somebody who comes now have to wait noticeably? */
  get isBusy(): boolean {
    return this.#queue.size > 0 && this.#expectedWaitMs() > LONG_WAIT_MS;
  }

  /** Resolves with a pass when the work may begin; with null when it would have to wait too long, or `signal` is aborted before. */
  async enter(signal?: AbortSignal): Promise<Pass | null> {
    if (signal?.aborted) return null;
    if (this.#running < this.#limit.value && this.#queue.size === 0) this.#running++;
    else if (!(await this.#turn(signal))) return null;
    return this.#pass();
  }

  #pass(): Pass {
    const begin = this.#now();
    let isOver = false;
    return {
      leave: (kind) => {
        if (isOver) return;
        isOver = true;
        if (kind !== null) this.#limit.learn(kind, this.#now() - begin, this.#running);
        this.#running--;
        this.#countEnd();
        this.#callNext();
      },
    };
  }

  #callNext(): void {
    for (const next of this.#queue) {
      if (this.#running >= this.#limit.value) return;
      this.#running++;
      next.begin();
    }
  }

  #countEnd(): void {
    const now = this.#now();
    if (this.#queue.size > 0 && this.#endedAt > 0) this.#pace += WEIGHT * (now - this.#endedAt - this.#pace);
    this.#endedAt = this.#queue.size > 0 ? now : 0;
  }

  #expectedWaitMs(): number {
    return this.#queue.size * this.#pace;
  }

  /** Resolves when one of those who run has ended, and has left the place. */
  #turn(signal: AbortSignal | undefined): Promise<boolean> {
    if (this.#queue.size >= MOST_WAITING || this.#expectedWaitMs() > HOPELESS * this.#longestWaitMs)
      return Promise.resolve(false);
    return new Promise((resolve) => {
      const end = (isMyTurn: boolean) => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', entry.refuse);
        this.#queue.delete(entry);
        resolve(isMyTurn);
      };
      const entry: Waiting = { begin: () => end(true), refuse: () => end(false) };
      const timer = setTimeout(entry.refuse, this.#longestWaitMs);
      signal?.addEventListener('abort', entry.refuse);
      this.#queue.add(entry);
    });
  }
}
