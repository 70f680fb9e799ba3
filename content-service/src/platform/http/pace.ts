/** How many may come at once, and how many a second after that. */
export interface PaceLimits {
  atOnce: number;
  perSecond: number;
}

/** Lets so many through, whoever they come from: beyond that each has to wait, and nobody is shut out. */
export class Pace {
  readonly #limits: PaceLimits;
  readonly #now: () => Date;
  #taken = 0;
  #at = 0;

  constructor(limits: PaceLimits, now: () => Date) {
    this.#limits = limits;
    this.#now = now;
  }

  /** A clock that is set back has no time pass. @returns 0, or for how many seconds to wait first */
  take(): number {
    const { atOnce, perSecond } = this.#limits;
    const now = this.#now().getTime();
    this.#taken = Math.max(0, this.#taken - (Math.max(0, now - this.#at) / 1000) * perSecond);
    this.#at = now;
    if (this.#taken + 1 > atOnce) return Math.ceil((this.#taken + 1 - atOnce) / perSecond);
    this.#taken += 1;
    return 0;
  }
}
