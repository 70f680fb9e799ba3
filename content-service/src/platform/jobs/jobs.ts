import { gt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Database, Store } from '../database/database.ts';
import { CHANNEL } from './channel.ts';
import { HopelessJob, type JobContext, JobWorker, type JobWorkerOptions } from './job-worker.ts';
import { freeAll } from './leases.ts';
import { jobs } from './tables.ts';

export { HopelessJob, type JobContext } from './job-worker.ts';

const LEASE_MS = 15_000;
const FIRST_PAUSE_MS = 2000;
/** The whole service stops within ten seconds; jobs have the first of them. */
const STOP_WITHIN_MS = 4000;
/** Under this key stands the one job of a kind that repeats. */
const REPEATING = 'repeating';

/** How one kind of job is done. */
export interface JobHandler<S extends TSchema = TSchema> {
  /** What a payload must look like; another one has failed for good. */
  schema?: S;
  /** How often a job is begun before it has failed for good. Pauses: 2 s, 6 s, 18 s … up to an hour. */
  attempts: number;
  /** How many run side by side in one process; 1 unless said. */
  parallel?: number;
  /**
   * For work that comes again: when to do it next. There is always one such job; nobody needs to add it.
   * Its payload is `{}`. After its last attempt it waits for its next time.
   */
  repeats?: (after: Date) => Date;
  /**
   * Does the job. It may be begun again after a crash, so doing it twice must do no harm. Throws to be tried again;
   * throws `HopelessJob` when that is of no use. Messages of errors are kept and logged: no personal data in them.
   */
  run: (payload: Static<S>, context: JobContext) => Promise<void>;
}

/** When a job is done, and what it replaces. */
export interface AddOptions {
  /** Not before this instant. At once unless said. */
  runAt?: Date;
  /** Of one kind and key there is one job: adding another replaces what waits, and revives what has failed. */
  key?: string;
}

/** What jobs need of the service. Times are in milliseconds; those of production unless said. */
export interface JobsOptions {
  store: Store;
  now: () => Date;
  leaseMs?: number;
  firstPauseMs?: number;
}

/** Work that is done after the answer: kept in the database, done once by one of the instances, tried again when it fails. */
export class Jobs {
  readonly #options: Required<JobsOptions>;
  readonly #handlers = new Map<string, JobHandler>();
  readonly #workers = new Map<string, JobWorker>();

  constructor({ leaseMs = LEASE_MS, firstPauseMs = FIRST_PAUSE_MS, ...options }: JobsOptions) {
    this.#options = { ...options, leaseMs, firstPauseMs };
  }

  /** Says how jobs of a kind are done. Before `start`. */
  handle<S extends TSchema>(kind: string, handler: JobHandler<S>): void {
    this.#handlers.set(kind, handler);
  }

  /** Adds a job with the commit of `tx`: without the commit there is no job, and with it there is. */
  async add(
    tx: Database,
    kind: string,
    payload: Record<string, unknown>,
    { runAt, key }: AddOptions = {},
  ): Promise<void> {
    const now = this.#options.now();
    const row = { kind, key: key ?? null, payload, runAt: runAt ?? now, createdAt: now };
    const anew = {
      payload,
      runAt: row.runAt,
      again: sql`${jobs.lease} is not null`,
      attempts: sql`case when ${jobs.lease} is null then 0 else ${jobs.attempts} end`,
      failedAt: null,
    };
    await tx
      .insert(jobs)
      .values(row)
      .onConflictDoUpdate({ target: [jobs.kind, jobs.key], targetWhere: sql`key is not null`, set: anew });
    await tx.execute(sql`select pg_notify(${CHANNEL}, ${kind})`);
  }

  /** Starts to carry out jobs, those too that another process left behind. */
  async start(log: FastifyBaseLogger): Promise<void> {
    const { store } = this.#options;
    if (!store.isShared) await freeAll(store.db, [...this.#handlers.keys()]);
    for (const [kind, handler] of this.#handlers) {
      this.#workers.set(kind, new JobWorker(this.#workerOf(kind, handler, log)));
      if (handler.repeats) await this.#ensureRepeating(kind, handler.repeats);
    }
    const all = (): void => this.#workers.forEach((worker) => worker.wake());
    await store.listen(CHANNEL, (kind) => this.#workers.get(kind)?.wake(), all);
    all();
  }

  /** Takes nothing new; what runs is told to end and is begun anew by another process. */
  async stop(): Promise<void> {
    const ended = Promise.all([...this.#workers.values()].map((worker) => worker.stop()));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => (timer = setTimeout(resolve, STOP_WITHIN_MS)));
    await Promise.race([ended, late]);
    clearTimeout(timer);
  }

  #workerOf(kind: string, handler: JobHandler, log: FastifyBaseLogger): JobWorkerOptions {
    const { store, now, leaseMs, firstPauseMs } = this.#options;
    const { schema, attempts, parallel = 1, repeats: nextAfter = null, run } = handler;
    const checked = async (payload: unknown, context: JobContext): Promise<void> => {
      if (schema && !Check(schema, payload)) throw new HopelessJob(`The payload is none of ${kind}.`);
      await run(payload, context);
    };
    return { db: store.db, log, now, leaseMs, firstPauseMs, kind, attempts, parallel, nextAfter, run: checked };
  }

  /** The first instance that starts brings it. One that a wrong clock has put off for years has its right time again. */
  async #ensureRepeating(kind: string, nextAfter: (after: Date) => Date): Promise<void> {
    const { store, now } = this.#options;
    await store.db
      .insert(jobs)
      .values({ kind, key: REPEATING, payload: {}, runAt: now(), createdAt: now() })
      .onConflictDoUpdate({
        target: [jobs.kind, jobs.key],
        targetWhere: sql`key is not null`,
        set: { runAt: nextAfter(now()) },
        setWhere: gt(jobs.runAt, nextAfter(now())),
      });
  }
}
