import { processorTime } from './thread-clock.ts';

/** A thread that works, does not beat for so long, and has the processor for most of it, is stuck in a loop. */
const STALL_MS = 150;
const STALL_PROCESSOR_MS = 80;
/** Once a deadline has passed in it, less is enough for a suspicion. */
const SUSPECT_PROCESSOR_MS = 30;

export interface ThreadWatchOptions {
  /** Counts up while the thread works and its event loop turns. */
  beat: () => number;
  /** How often to look, in milliseconds. */
  everyMs: number;
  /** Told at each look at which the thread had beaten since the last one. */
  onBeat: () => void;
  /** Told when the thread is in a loop. */
  onLoop: () => void;
}

/** Looks whether a thread that owes answers shows signs of life. Without a processor a thread is silent, too: ending it would only make things worse. */
export class ThreadWatch {
  /** The system's number of the thread; null where that is not to be had. */
  systemNumber: number | null = null;
  readonly #options: ThreadWatchOptions;
  #timer: NodeJS.Timeout | undefined;
  #beat = 0;
  #beatAt = 0;
  /** Processor time when it fell silent. */
  #silentSince: number | null = null;

  constructor(options: ThreadWatchOptions) {
    this.#options = options;
  }

  start(): void {
    this.#beatAt = performance.now();
    this.#timer = setInterval(() => this.#look(), this.#options.everyMs).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#silentSince = null;
  }

  /** May it be looping? For the moment at which a deadline has passed in it. */
  get isSuspicious(): boolean {
    return this.#isSilent && this.#hasWorked(SUSPECT_PROCESSOR_MS);
  }

  get #isSilent(): boolean {
    return (
      this.#timer !== undefined && this.#options.beat() === this.#beat && performance.now() - this.#beatAt > STALL_MS
    );
  }

  #look(): void {
    const beat = this.#options.beat();
    if (beat !== this.#beat) {
      this.#beat = beat;
      this.#beatAt = performance.now();
      this.#silentSince = null;
      return this.#options.onBeat();
    }
    this.#silentSince ??= processorTime(this.systemNumber);
    if (this.#isSilent && this.#hasWorked(STALL_PROCESSOR_MS)) this.#options.onLoop();
  }

  /** Has it had the processor for long since it fell silent? Where the system does not tell, the clock decides. */
  #hasWorked(processorMs: number): boolean {
    const time = processorTime(this.systemNumber);
    return time === null || (this.#silentSince !== null && time - this.#silentSince > processorMs);
  }
}
