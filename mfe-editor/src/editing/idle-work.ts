import { whenIdle } from '@foyer/shared';

/** When work is done that can wait, in milliseconds. */
export interface IdleWorkTimes {
  /** Not before: work that is asked for at every letter need not follow each of them. */
  after?: number;
  /** The longest to wait for an idle moment from then on. */
  within: number;
}

/** Work that waits for an idle moment, so that letters are painted first. However often it is asked for meanwhile, it is done once. */
export class IdleWork {
  readonly #work: () => void;
  readonly #times: IdleWorkTimes;
  #cancel: (() => void) | null = null;

  constructor(work: () => void, times: IdleWorkTimes) {
    this.#work = work;
    this.#times = times;
  }

  ask(): void {
    if (this.#cancel) return;
    const { after = 0, within } = this.#times;
    const done = () => {
      this.#cancel = null;
      this.#work();
    };
    const wait = () => {
      this.#cancel = whenIdle(done, { within, otherwise: 0 });
    };
    if (after === 0) return wait();
    const timer = setTimeout(wait, after);
    this.#cancel = () => clearTimeout(timer);
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
