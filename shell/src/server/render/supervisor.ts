import { fork, type ChildProcess } from 'node:child_process';
import { FoyerError } from '@foyer/shared';

/** Pauses before a process is started again, in milliseconds; the last one repeats. */
const PAUSES_MS = [0, 250, 1000, 5000];
/** No page waits for a process that is started again later than after so long, in milliseconds. */
const LONGEST_WAIT_MS = 250;
/** A process that lived so long has recovered, in milliseconds. */
const RECOVERED_MS = 10_000;
/** How often a process is asked whether it lives, and how long it may take to say so, in milliseconds. */
const WATCH_MS = 1000;
/** After so many silences it is ended. */
const MAX_SILENCES = 2;
/** How long a process may take to listen, in milliseconds: many start at once, on machines that are busy. */
const START_LIMIT_MS = 15_000;

export interface SupervisorOptions {
  /** For messages: `the render server of events`. */
  what: string;
  script: string;
  environment: Record<string, string | undefined>;
  report: (error: FoyerError) => void;
  startLimitMs?: number;
  /** What runs the script: this Node, if not said otherwise. */
  program?: string;
}

/** Keeps one server process alive: starts it, starts it again when it has ended, ends it when it hangs or does not come to listen. */
export class Supervisor {
  readonly #options: SupervisorOptions;
  #child: ChildProcess | null = null;
  #url: Promise<string>;
  #failures = 0;
  #isStopped = false;

  constructor(options: SupervisorOptions) {
    this.#options = options;
    this.#url = this.#start();
  }

  /** Where the process listens. @throws FoyerError FOYER-212 when it does not start. */
  get url(): Promise<string> {
    return this.#url;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
    await ended;
    clearTimeout(timer);
  }

  #start(): Promise<string> {
    const { script, environment, what, startLimitMs = START_LIMIT_MS, program = process.execPath } = this.#options;
    const child = fork(script, { execPath: program, env: environment, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const startedAt = Date.now();
    this.#child = child;
    const ended = endOf(child);
    const url = new Promise<string>((resolve, reject) => {
      const fail = (reason: string) => reject(new FoyerError('FOYER-212', `${what} does not start: ${reason}`));
      const tooLate = setTimeout(() => {
        fail(`not within ${startLimitMs} ms`);
        child.kill('SIGKILL');
      }, startLimitMs).unref();
      child.once('message', (message: { url: string }) => {
        clearTimeout(tooLate);
        resolve(message.url);
      });
      void ended.then((reason) => {
        clearTimeout(tooLate);
        fail(`it ended (${reason})`);
      });
    });
    // Whoever asks for the address hears of it; here nobody waits.
    url.then((address) => this.#watch(child, address)).catch(() => undefined);
    void ended.then((reason) => this.#onEnd(startedAt, reason));
    return url;
  }

  #onEnd(startedAt: number, reason: string): void {
    if (this.#isStopped) return;
    this.#options.report(new FoyerError('FOYER-213', `${this.#options.what} ended (${reason}) and is started again`));
    this.#failures = Date.now() - startedAt > RECOVERED_MS ? 0 : this.#failures + 1;
    const pause = PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length - 1)] ?? 0;
    const next = new Promise<string>((resolve, reject) => {
      setTimeout(() => {
        if (this.#isStopped) return void reject(new FoyerError('FOYER-212', `${this.#options.what} was stopped`));
        this.#url = this.#start();
        void this.#url.then(resolve, reject);
      }, pause);
    });
    next.catch(() => undefined);
    if (pause <= LONGEST_WAIT_MS) this.#url = next;
    // Otherwise whoever asks hears at once how the last attempt has ended.
    else
      this.#url = Promise.reject(
        new FoyerError('FOYER-212', `${this.#options.what} does not start: it ended (${reason})`),
      );
    this.#url.catch(() => undefined);
  }

  /** Ends a process that does not say that it lives. */
  #watch(child: ChildProcess, url: string): void {
    let silences = 0;
    const ask = async () => {
      const lives = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(WATCH_MS) }).then(
        ({ ok }) => ok,
        () => false,
      );
      silences = lives ? 0 : silences + 1;
      if (silences >= MAX_SILENCES) child.kill('SIGKILL');
    };
    const timer = setInterval(() => void ask(), WATCH_MS);
    timer.unref();
    child.once('exit', () => clearInterval(timer));
  }
}

/** Why it has ended. One that the system could not start (no memory, too many processes) has never been there, and so never exits. */
const endOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.on('error', (error) => child.pid === undefined && resolve(error.message));
  });
