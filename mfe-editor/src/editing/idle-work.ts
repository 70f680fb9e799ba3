import { whenIdle } from '@foyer/shared';

/** Work that waits for an idle moment, so that letters are painted first. However often it is asked for meanwhile, it is done once. */
export class IdleWork {
  readonly #work: () => void;
  readonly #within: number;
  #cancel: (() => void) | null = null;

  /** @param within the longest to wait, in milliseconds */
  constructor(work: () => void, within: number) {
    this.#work = work;
    this.#within = within;
  }

  ask(): void {
    const done = () => {
      this.#cancel = null;
      this.#work();
    };
    this.#cancel ??= whenIdle(done, { within: this.#within, otherwise: 0 });
  }

  cancel(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
