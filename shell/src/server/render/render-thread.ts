import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { CONTRACT_VERSION, type FragmentRequest } from '@foyer/shared';
import { giveWay } from '@foyer/shared/http-server';
import type { Failure, ThreadData, ThreadMessage, ThreadOrder } from './protocol.ts';
import type { RenderedFragment } from './renderer.ts';
import { ThreadWatch } from './thread-watch.ts';

const BEAT_MS = 25;
/** Rendering makes much that is soon forgotten: with room for it the collector runs more rarely. */
const YOUNG_MB = 24;
/** Practice ends after so long, whatever has become of it. */
const PRACTICE_LIMIT_MS = 1000;
const BEAT = 0;
const CURRENT = 1;

/** A request on its way through a thread. */
export interface Job {
  readonly request: FragmentRequest;
  readonly limitMs: number;
  readonly done: (result: RenderedFragment) => void;
  readonly failed: (failure: Failure) => void;
  attempts: number;
  timer?: NodeJS.Timeout;
}

/** What a thread tells whoever started it. */
export interface ThreadEvents {
  ready: () => void;
  /** It cannot run its bundle. */
  refused: (failure: Failure) => void;
  /** It is stuck in a loop. */
  stalled: () => void;
  /** It was not stuck after all. */
  recovered: () => void;
  /** There is room for one more job. */
  free: () => void;
  /** Nothing is left to do. */
  idle: () => void;
  /** A job has taken too long. */
  late: (job: Job) => void;
  /** It has ended, wanted or not. */
  ended: (reason: string) => void;
  stray: (failure: Failure) => void;
}

export interface ThreadOptions {
  code: string;
  filename: string;
  memoryMb: number;
  /** Requests that went well before: rendered once for practice, before the thread takes any in earnest. */
  practice?: FragmentRequest[];
  /** The script that threads run; tests bring a compiled one. */
  script?: URL;
}

const SCRIPT = new URL(`./thread${extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** One worker thread with one release's server bundle. */
export class RenderThread {
  state: 'starting' | 'ready' | 'stalled' | 'ended' = 'starting';
  readonly #worker: Worker;
  readonly #events: ThreadEvents;
  readonly #memory = new Int32Array(new SharedArrayBuffer(8));
  readonly #jobs = new Map<number, Job>();
  #waiting: Job[] = [];
  #number = 0;
  /** Answers that are still to come, also those that nobody waits for any more. */
  #owed = 0;
  readonly #watch = new ThreadWatch({
    beat: () => Atomics.load(this.#memory, BEAT),
    everyMs: BEAT_MS,
    onBeat: () => this.state === 'stalled' && this.#recover(),
    onLoop: () => this.#stall(),
  });
  #reason = 'it ended';
  #practice: FragmentRequest[];
  #practising = 0;

  constructor({ code, filename, memoryMb, practice = [], script = SCRIPT }: ThreadOptions, events: ThreadEvents) {
    this.#events = events;
    this.#practice = practice;
    const workerData: ThreadData = {
      code,
      filename,
      contract: CONTRACT_VERSION,
      pulse: this.#memory.buffer,
      beatMs: BEAT_MS,
    };
    this.#worker = new Worker(script, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
      name: filename,
    });
    this.#worker.on('message', (message: ThreadMessage) => this.#hear(message));
    this.#worker.on('error', (error) => (this.#reason = error.message));
    this.#worker.on('exit', () => this.#end());
  }

  /** How many jobs somebody waits for here. */
  get load(): number {
    return this.#jobs.size + this.#waiting.length;
  }

  /** How many jobs it has been given so far. */
  get taken(): number {
    return this.#number;
  }

  get isIdle(): boolean {
    return this.#jobs.size === 0 && this.#waiting.length === 0;
  }

  /** Gives a job to the thread. Its time runs from when the thread can begin. */
  take(job: Job): void {
    if (this.state === 'starting') {
      this.#waiting.push(job);
      return;
    }
    const number = ++this.#number;
    this.#jobs.set(number, job);
    job.attempts++;
    job.timer = setTimeout(() => this.#events.late(job), job.limitMs);
    if (this.#owed++ === 0) this.#watch.start();
    this.#order({ type: 'render', number, request: job.request, expires: Date.now() + job.limitMs });
  }

  /** Takes a job back, and tells the thread that nobody waits for it any more. @returns whether it was one of its jobs */
  cancel(job: Job): boolean {
    const number = [...this.#jobs].find(([, candidate]) => candidate === job)?.[0];
    if (number !== undefined) this.#order({ type: 'cancel', number });
    return this.takeBack((candidate) => candidate === job).length > 0;
  }

  /** Is it this job's code that runs, or ran last? */
  isRunning(job: Job): boolean {
    return this.#jobs.get(Atomics.load(this.#memory, CURRENT)) === job;
  }

  /** Takes jobs back from the thread: those that `which` names. Their answers, if any, are dropped. */
  takeBack(which: (job: Job) => boolean = () => true): Job[] {
    const taken = [...this.#jobs].filter(([, job]) => which(job));
    for (const [number, job] of taken) {
      clearTimeout(job.timer);
      this.#jobs.delete(number);
    }
    const waiting = this.#waiting.filter(which);
    this.#waiting = this.#waiting.filter((job) => !which(job));
    return [...taken.map(([, job]) => job), ...waiting];
  }

  /** May it be looping? For the moment at which a deadline has passed in it. */
  get isSuspicious(): boolean {
    return this.#watch.isSuspicious;
  }

  /** Takes it for stuck, until it shows a sign of life. */
  suspect(): void {
    if (this.state === 'ready') this.state = 'stalled';
  }

  /** How many requests it still works on, or waits with, though nobody waits for them. */
  get abandoned(): number {
    return this.#owed - this.#jobs.size;
  }

  async terminate(reason: string): Promise<void> {
    this.#reason = reason;
    await this.#worker.terminate();
  }

  #order(order: ThreadOrder): void {
    this.#worker.postMessage(order);
  }

  #hear(message: ThreadMessage): void {
    if (message.type === 'ready') this.#arrive(message.thread);
    else if (message.type === 'refused') this.#events.refused(message.failure);
    else if (message.type === 'stray') this.#events.stray(message.failure);
    else this.#answer(message);
  }

  #arrive(systemNumber: number | null): void {
    this.#watch.systemNumber = systemNumber;
    // Rendering may wait a moment longer than pages that are there already.
    giveWay();
    this.#practise();
  }

  /** The first renderings are the slowest: better that no visitor waits for them. */
  #practise(): void {
    this.#practising = this.#practice.length;
    if (this.#practising === 0) return this.#begin();
    this.#practice.forEach((request, index) =>
      this.#order({ type: 'render', number: -1 - index, request, expires: Date.now() + PRACTICE_LIMIT_MS }),
    );
    setTimeout(() => this.#begin(), PRACTICE_LIMIT_MS).unref();
  }

  #begin(): void {
    if (this.state !== 'starting') return;
    this.state = 'ready';
    this.#practice = [];
    this.#events.ready();
    for (const job of this.#waiting.splice(0)) this.take(job);
  }

  #answer(message: Extract<ThreadMessage, { number: number }>): void {
    if (message.number < 0 && --this.#practising === 0) this.#begin();
    if (message.number > 0 && --this.#owed === 0) this.#watch.stop();
    const job = this.#jobs.get(message.number);
    if (!job) return this.isIdle ? this.#events.idle() : undefined;
    this.takeBack((candidate) => candidate === job);
    if (message.type === 'rendered') job.done(message.result);
    else job.failed(message.failure);
    if (this.state === 'stalled') this.#recover();
    this.#events.free();
    if (this.isIdle) this.#events.idle();
  }

  #stall(): void {
    if (this.state !== 'ready') return;
    this.state = 'stalled';
    this.#events.stalled();
  }

  #recover(): void {
    this.state = 'ready';
    this.#events.recovered();
  }

  #end(): void {
    if (this.state === 'ended') return;
    this.state = 'ended';
    this.#watch.stop();
    this.#events.ended(this.#reason);
  }
}
