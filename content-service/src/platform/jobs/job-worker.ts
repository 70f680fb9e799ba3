import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/database.ts';
import { dueIn, fail, finish, giveBack, type LeasedJob, leaseNext, renew } from './leases.ts';

/** Notices may be lost with a connection: a worker looks this often in any case. */
const LOOK_ANYWAY_MS = 60_000;
/** What is due and not to be had is in another's transaction, for a moment. */
const LOOK_AGAIN_MS = 100;
const AFTER_OUTAGE_MS = 5000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** A failure that another attempt would not mend. Its message is kept and logged: no personal data. */
export class HopelessJob extends Error {
  override readonly name = 'HopelessJob';
}

/** What a job knows of itself while it runs. */
export interface JobContext {
  id: number;
  /** 1 for the first. */
  attempt: number;
  /** Aborted when the service stops or the lease was lost: end soon; another process starts the job anew. */
  signal: AbortSignal;
}

/** How the jobs of one kind are run. Times are in milliseconds. */
export interface JobWorkerOptions {
  db: Database;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now: () => Date;
  /** How long a job stays with an instance that shows no sign of life. */
  leaseMs: number;
  /** After the first failure; each further pause is three times as long, up to an hour. */
  firstPauseMs: number;
  kind: string;
  /** How often a job is begun before it has failed for good. */
  attempts: number;
  /** How many run side by side in this process. */
  parallel: number;
  /** When to run again after success; only for jobs that repeat. */
  nextAfter: ((done: Date) => Date) | null;
  run: (payload: unknown, context: JobContext) => Promise<void>;
}

/** Carries out the jobs of one kind in this process. A slow kind does not hold up the others. */
export class JobWorker {
  readonly #options: JobWorkerOptions;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #looking: Promise<void> | null = null;
  #wanted = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: JobWorkerOptions) {
    this.#options = options;
  }

  /** Looks for jobs; does nothing more than that when there are none. */
  wake(): void {
    this.#wanted = true;
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
      // Between its last look and now somebody may have called.
      if (this.#wanted && !this.#isStopped) this.wake();
    });
  }

  /** Takes nothing new and tells what runs to end. @returns when it has ended */
  async stop(): Promise<void> {
    this.#stopping.abort();
    clearTimeout(this.#timer);
    await this.#looking;
    await Promise.all(this.#running);
  }

  async #look(): Promise<void> {
    const { db, kind, now, leaseMs, parallel, log } = this.#options;
    try {
      while (this.#wanted && !this.#isStopped) {
        this.#wanted = false;
        while (this.#running.size < parallel && !this.#isStopped) {
          const job = await leaseNext(db, kind, now(), leaseMs);
          if (!job) break;
          this.#begin(job);
        }
        this.#lookIn((await dueIn(db, kind, now())) ?? LOOK_ANYWAY_MS);
      }
    } catch (error) {
      this.#wanted = false;
      log.warn({ err: error, kind }, 'jobs could not be looked for');
      this.#lookIn(AFTER_OUTAGE_MS);
    }
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  #lookIn(milliseconds: number): void {
    clearTimeout(this.#timer);
    // With all hands full, the end of a job wakes.
    if (this.#isStopped || this.#running.size >= this.#options.parallel) return;
    this.#timer = setTimeout(
      () => this.wake(),
      Math.min(Math.max(milliseconds, LOOK_AGAIN_MS), LOOK_ANYWAY_MS),
    ).unref();
  }

  #begin(job: LeasedJob): void {
    const running = this.#carryOut(job)
      .catch((error: unknown) =>
        this.#options.log.warn(
          { err: error, kind: job.kind, job: job.id },
          'the outcome of a job could not be noted; it runs again',
        ),
      )
      .finally(() => {
        this.#running.delete(running);
        if (!this.#isStopped) this.wake();
      });
    this.#running.add(running);
  }

  async #carryOut(job: LeasedJob): Promise<void> {
    const { db, run, nextAfter, now, leaseMs } = this.#options;
    const lost = new AbortController();
    const signal = AbortSignal.any([this.#stopping.signal, lost.signal]);
    const heart = setInterval(
      () =>
        void renew(db, job, leaseMs).then(
          (held) => held || lost.abort(),
          () => undefined,
        ),
      leaseMs / 3,
    );
    try {
      await run(job.payload, { id: job.id, attempt: job.attempts, signal });
    } catch (error) {
      clearInterval(heart);
      if (signal.aborted) return giveBack(db, job);
      return this.#noteFailure(job, error);
    } finally {
      clearInterval(heart);
    }
    await finish(db, job, nextAfter?.(now()) ?? null);
  }

  async #noteFailure(job: LeasedJob, error: unknown): Promise<void> {
    const { db, log, now, attempts, firstPauseMs, nextAfter } = this.#options;
    const { id, kind, attempts: attempt } = job;
    const at = { kind, job: id, attempt, err: error };
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof HopelessJob || attempt >= attempts) {
      log.error({ ...at, code: 'FOYER-420' }, 'a job has failed for good');
      return fail(db, job, reason, nextAfter ? { runAt: nextAfter(now()), attempts: 0 } : { failedAt: now() });
    }
    const pause = Math.min(firstPauseMs * 3 ** (attempt - 1), LONGEST_PAUSE_MS);
    log.warn(at, `a job failed; next attempt in ${Math.round(pause / 1000)} s`);
    return fail(db, job, reason, { runAt: new Date(now().getTime() + pause) });
  }
}
