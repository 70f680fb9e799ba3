import { availableParallelism } from 'node:os';
import { FoyerError, type FragmentRequest } from '@foyer/shared';
import { isPreview } from '../compose/preview.ts';
import type { Failure } from './protocol.ts';
import { renderError } from './render-error.ts';
import { RenderThread, type Job, type ThreadOptions } from './render-thread.ts';
import type { RenderedFragment } from './renderer.ts';

/** A bundle that takes longer to load does not start, in milliseconds. */
const START_LIMIT_MS = 5000;
/** After a failed start, requests are answered at once for so long, instead of starting again for each. */
const START_PAUSE_MS = 2000;
/** So many threads may die or stall under an innocent request before it fails with them. */
const MAX_ATTEMPTS = 3;
/** How long a silent thread has to show a sign of life after a deadline has passed in it, in milliseconds. */
const PROOF_MS = 1000;
/** Requests that hang keep memory: a thread with so many of them is replaced. */
const MAX_ABANDONED = 50;
/** From so many jobs on, each thread of a release is busy enough for another one to help. */
const BUSY_JOBS = 4;
/** More at once would only wait inside of the thread, while their time runs. */
const MOST_JOBS = 16;
/** A thread that nobody needs ends after so long, in milliseconds. */
const SPARE_MS = 60_000;

/** A request per fragment that went well: what new threads practise with. */
export type Samples = Map<string, FragmentRequest>;

export interface ReleaseThreadsOptions extends ThreadOptions {
  /** How many threads may work at the same time. */
  mostThreads?: number;
  /** Told of every thread that had to be replaced while its release was in use. */
  onReplaced?: () => void;
}

/** Nothing of a session, of a form that came back to who had filled it in, or of a preview is kept, not even for practice. */
const isForEverybody = ({ cookie, site, location }: FragmentRequest): boolean =>
  cookie === undefined && site.posted === undefined && !isPreview(location.search);

/** The composing itself needs a processor, too. */
const MOST_THREADS = Math.max(1, availableParallelism() - 1);

/** The threads of one release: as many at work as there is work for and processors, and for moments of trouble a spare one. */
export class ReleaseThreads {
  readonly #who: string;
  readonly #options: ReleaseThreadsOptions;
  readonly #samples: Samples;
  readonly #report: (error: FoyerError) => void;
  readonly #threads = new Set<RenderThread>();
  /** Those that get new jobs. */
  readonly #pool = new Set<RenderThread>();
  /** Jobs for which no thread has room. Their time has not begun. */
  readonly #queue: Job[] = [];
  /** Ready to take over: a thread that only seemed stuck, or one that was started for its sake. */
  #spare: RenderThread | null = null;
  #refusal: { error: FoyerError; until: number } | null = null;
  #started: { resolve: () => void; reject: (error: FoyerError) => void }[] = [];
  #isClosed = false;

  /**
   * @param who remote and release, for messages.
   * @param report told of everything that no request's answer tells.
   * @param samples may outlive a release: the next one begins with them.
   */
  constructor(
    who: string,
    options: ReleaseThreadsOptions,
    report: (error: FoyerError) => void,
    samples: Samples = new Map(),
  ) {
    this.#who = who;
    this.#options = options;
    this.#samples = samples;
    this.#report = report;
  }

  /** Resolves when a thread can begin. @throws FoyerError FOYER-206 when the bundle does not run. */
  warm(): Promise<void> {
    if (this.#pool.size === 0) this.#refill();
    const refusal = this.#refusalNow();
    if (refusal) return Promise.reject(refusal);
    if ([...this.#pool].some(({ state }) => state === 'ready')) return Promise.resolve();
    return new Promise((resolve, reject) => this.#started.push({ resolve, reject }));
  }

  /**
   * @param signal aborted once nobody waits for it any more
   * @throws FoyerError FOYER-203 to 207.
   */
  render(request: FragmentRequest, limitMs: number, signal?: AbortSignal): Promise<RenderedFragment> {
    return new Promise((resolve, reject) => {
      const failed = (failure: Failure) => {
        signal?.removeEventListener('abort', cancel);
        reject(renderError(failure, { who: this.#who, fragment: request.fragment, limitMs }));
      };
      const done = (result: RenderedFragment) => {
        signal?.removeEventListener('abort', cancel);
        if (result.status === 200 && isForEverybody(request)) this.#samples.set(request.fragment, request);
        resolve(result);
      };
      const job: Job = { request, limitMs, done, failed, attempts: 0 };
      const cancel = () => this.#cancel(job);
      signal?.addEventListener('abort', cancel);
      this.#assign(job);
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#queue.splice(0))
      job.failed({ name: 'Ended', message: 'the release is not in use any more' });
    await Promise.all([...this.#threads].map((thread) => thread.terminate('the release is not in use any more')));
  }

  #assign(job: Job): void {
    this.#queue.push(job);
    this.#assignWaiting();
  }

  #cancel(job: Job): void {
    const at = this.#queue.indexOf(job);
    if (at >= 0) this.#queue.splice(at, 1);
    for (const thread of this.#threads) thread.cancel(job);
    job.failed({ name: 'Late', message: 'nobody waits for it any more' });
    this.#assignWaiting();
  }

  /** Gives waiting jobs to threads that have room. */
  #assignWaiting(): void {
    if (this.#queue.length === 0 || this.#isClosed) return;
    if (this.#pool.size === 0) this.#refill();
    const refusal = this.#refusalNow();
    if (refusal)
      return this.#queue.splice(0).forEach((job) => job.failed({ name: 'Refused', message: refusal.message }));
    for (;;) {
      const thread = this.#freest();
      const job = thread && this.#queue.shift();
      if (!job) break;
      thread.take(job);
    }
    this.#grow();
  }

  /** The thread with the least to do, of those that have begun if there are any; null when none has room. */
  #freest(): RenderThread | null {
    const begun = [...this.#pool].filter(({ state }) => state !== 'starting');
    const [freest] = (begun.length > 0 ? begun : [...this.#pool]).sort((one, other) => one.load - other.load);
    return freest && freest.load < MOST_JOBS ? freest : null;
  }

  /** Another thread where all are busy and a processor is left. */
  #grow(): void {
    const { mostThreads = MOST_THREADS } = this.#options;
    if (
      this.#pool.size >= mostThreads ||
      [...this.#pool].some(({ state, load }) => state !== 'ready' || load < BUSY_JOBS)
    )
      return;
    const thread = this.#refill();
    if (thread) this.#endUnneeded(thread);
  }

  /** @returns null while the release does not start */
  #refill(): RenderThread | null {
    if (this.#refusalNow() && this.#pool.size === 0) return null;
    const thread = this.#takeSpare() ?? this.#start();
    this.#pool.add(thread);
    return thread;
  }

  #refusalNow(): FoyerError | null {
    return this.#pool.size === 0 && this.#refusal && performance.now() < this.#refusal.until
      ? this.#refusal.error
      : null;
  }

  /** Ends a thread that was started to help, once it has had nothing to do for a while. */
  #endUnneeded(thread: RenderThread): void {
    let taken = thread.taken;
    const look = setInterval(() => {
      if (!this.#threads.has(thread)) return clearInterval(look);
      const isUnneeded = thread.taken === taken && thread.isIdle && this.#pool.size > 1;
      taken = thread.taken;
      if (!isUnneeded) return;
      clearInterval(look);
      this.#leave(thread);
      void thread.terminate('nobody needed it');
    }, SPARE_MS).unref();
  }

  #start(): RenderThread {
    const thread: RenderThread = new RenderThread(
      { ...this.#options, practice: [...this.#samples.values()] },
      {
        ready: () => this.#onReady(),
        refused: (failure) => this.#onRefused(thread, failure),
        stalled: () => this.#onStalled(thread),
        recovered: () => this.#onRecovered(thread),
        free: () => this.#assignWaiting(),
        idle: () => this.#putAside(thread),
        late: (job) => this.#onLate(thread, job),
        ended: (reason) => this.#onEnded(thread, reason),
        stray: ({ message }) =>
          this.#report(new FoyerError('FOYER-203', `${this.#who} threw outside of any request: ${message}`)),
      },
    );
    this.#threads.add(thread);
    const limit = () =>
      thread.state === 'starting' &&
      this.#onRefused(thread, { name: 'Late', message: `loading it takes longer than ${START_LIMIT_MS} ms` });
    setTimeout(limit, START_LIMIT_MS).unref();
    return thread;
  }

  #onReady(): void {
    this.#started.splice(0).forEach(({ resolve }) => resolve());
    this.#assignWaiting();
  }

  #onRefused(thread: RenderThread, { message }: Failure): void {
    const error = new FoyerError('FOYER-206', `${this.#who} does not start: ${message}`);
    this.#refusal = { error, until: performance.now() + START_PAUSE_MS };
    this.#leave(thread);
    this.#started.splice(0).forEach(({ reject }) => reject(error));
    for (const job of thread.takeBack()) this.#assign(job);
    this.#assignWaiting();
    void thread.terminate('it did not start');
  }

  /** A loop: whoever caused it keeps the thread until its deadline. */
  #onStalled(thread: RenderThread): void {
    this.#evacuate(thread);
    if (thread.isIdle) this.#endLooping(thread);
  }

  /** All that a stuck thread is not to blame for goes to another one. */
  #evacuate(thread: RenderThread): void {
    this.#leave(thread);
    this.#options.onReplaced?.();
    if (!this.#isClosed && this.#pool.size === 0) this.#refill();
    for (const job of thread.takeBack((candidate) => !thread.isRunning(candidate)))
      this.#retry(job, 'another fragment looped');
  }

  /** No loop, only much to do: then it is sooner ready than one that has yet to start. */
  #onRecovered(thread: RenderThread): void {
    const starting = [...this.#pool].find(({ state }) => state === 'starting');
    if (!starting || this.#pool.has(thread)) return this.#assignWaiting();
    this.#leave(starting);
    this.#pool.add(thread);
    for (const job of starting.takeBack()) this.#assign(job);
    this.#putAside(starting);
  }

  #onLate(thread: RenderThread, job: Job): void {
    const isProven = thread.state === 'stalled';
    const isStuck = isProven || thread.isSuspicious;
    if (isStuck) this.#evacuate(thread);
    if (thread.cancel(job)) job.failed({ name: 'Late', message: isStuck ? 'it loops' : 'it waits' });
    if (isProven) return this.#endLooping(thread);
    if (isStuck) return this.#giveTime(thread);
    if (thread.abandoned >= MAX_ABANDONED) this.#leave(thread);
    this.#putAside(thread);
    this.#assignWaiting();
  }

  /** Looping, or only slow: on a machine with much to do that is not yet to be told. */
  #giveTime(thread: RenderThread): void {
    thread.suspect();
    setTimeout(() => thread.state === 'stalled' && this.#endLooping(thread), PROOF_MS).unref();
  }

  /** A release that has looped may soon do it again: another thread stands by, so that nobody waits then for one to start. */
  #endLooping(thread: RenderThread): void {
    void thread.terminate('it looped');
    if (!this.#spare && !this.#isClosed) this.#putAside(this.#start());
  }

  #onEnded(thread: RenderThread, reason: string): void {
    this.#threads.delete(thread);
    if (this.#pool.has(thread) && !this.#isClosed) this.#options.onReplaced?.();
    this.#leave(thread);
    // Who waits for a start waits for any thread that may yet begin.
    if (this.#pool.size === 0)
      this.#started
        .splice(0)
        .forEach(({ reject }) => reject(new FoyerError('FOYER-206', `${this.#who} does not start: ${reason}`)));
    const culprits = new Set(thread.takeBack((job) => thread.isRunning(job)));
    const others = thread.takeBack();
    for (const job of culprits) job.failed({ name: 'Ended', message: reason });
    for (const job of others) this.#retry(job, reason);
    this.#assignWaiting();
    if (culprits.size + others.length > 0)
      this.#report(new FoyerError('FOYER-205', `a render thread of ${this.#who} ended: ${reason}`));
  }

  #retry(job: Job, reason: string): void {
    if (this.#isClosed || job.attempts >= MAX_ATTEMPTS) job.failed({ name: 'Ended', message: reason });
    else this.#assign(job);
  }

  /** New requests go elsewhere. */
  #leave(thread: RenderThread): void {
    this.#pool.delete(thread);
    if (this.#spare === thread) this.#spare = null;
  }

  #takeSpare(): RenderThread | null {
    const spare = this.#spare;
    this.#spare = null;
    return spare;
  }

  /** A thread with nothing to do that gets no new jobs: one is kept, for the next time of need. */
  #putAside(thread: RenderThread): void {
    if (this.#pool.has(thread) || thread === this.#spare || !thread.isIdle) return;
    if (this.#spare || thread.abandoned >= MAX_ABANDONED || this.#isClosed)
      return void thread.terminate('it was replaced');
    this.#spare = thread;
    const expire = () => {
      if (this.#spare !== thread) return;
      this.#spare = null;
      void thread.terminate('nobody needed it');
    };
    setTimeout(expire, SPARE_MS).unref();
  }
}
