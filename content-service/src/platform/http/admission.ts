import { busy } from './problem.ts';

/** As much at the same time as a server has connections for; the embedded database works on one after the other anyway. */
const MOST_RUNNING = 10;
/** Who waits longer has gone, or has been told by the gateway to come again. */
const LONGEST_WAIT_MS = 1000;
const MOST_WAITING = 500;

interface Limits {
  mostRunning?: number;
  mostWaiting?: number;
  longestWaitMs?: number;
}

/**
 * Lets so much work run at a time and so much wait for it, so that under too much load most get an answer as soon as ever, and the others soon a
 * refusal, instead of all waiting longer and longer.
 */
export class Admission {
  readonly #limits: Required<Limits>;
  readonly #waiting: { begin: () => void; refuse: () => void }[] = [];
  #running = 0;

  constructor({
    mostRunning = MOST_RUNNING,
    mostWaiting = MOST_WAITING,
    longestWaitMs = LONGEST_WAIT_MS,
  }: Limits = {}) {
    this.#limits = { mostRunning, mostWaiting, longestWaitMs };
  }

  /**
   * @param patienceMs how long whoever asks waits for the answer
   * @throws HttpProblem 503 when the work would have to wait too long
   */
  async run<T>(work: () => Promise<T>, patienceMs = Number.POSITIVE_INFINITY): Promise<T> {
    if (this.#running < this.#limits.mostRunning) this.#running += 1;
    else await this.#turn(Math.min(patienceMs, this.#limits.longestWaitMs));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  /** Resolves when somebody else has ended and left their place. */
  #turn(longestWaitMs: number): Promise<void> {
    if (this.#waiting.length >= this.#limits.mostWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => entry.refuse(), longestWaitMs);
      const entry = {
        begin: () => {
          clearTimeout(timer);
          resolve();
        },
        refuse: () => {
          this.#waiting.splice(this.#waiting.indexOf(entry), 1);
          reject(busy());
        },
      };
      this.#waiting.push(entry);
    });
  }
}
