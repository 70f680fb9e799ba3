import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { END_WITH_PARENT } from './run.mjs';
import { CommandError, ROOT, say } from './say.mjs';

const READY_LIMIT_MS = 180_000;
const READY_PAUSE_MS = 50;
const STOP_LIMIT_MS = 9_000;
const FIRST_BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 10_000;
/** A process that has lived this long starts anew without delay. */
const STABLE_MS = 60_000;
const KEPT_OUTPUT = 20_000;

/** A child process that is started again when it crashes. */
export class Service {
  #child;
  #stopping = false;
  #backoff = FIRST_BACKOFF_MS;
  #complaint = '';

  /**
   * @param {{name: string, args: string[], env: object, readyUrl: string, onMessage?: (message: object) => void,
   *   onOutput?: (text: string) => void}} options `args` for Node; ready once `readyUrl` answers; `onMessage` gets what the
   *   process sends, `onOutput` what it writes to standard output, which goes to this terminal otherwise
   */
  constructor({ name, args, env, readyUrl, onMessage, onOutput }) {
    Object.assign(this, { name, args, env, readyUrl, onMessage, onOutput });
  }

  get isStopping() {
    return this.#stopping;
  }

  get #hasEnded() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /**
   * Starts it and waits until it is ready; not, once it has been told to stop.
   * @throws {CommandError} with the process's own sentence when it ends before, FOYER-509 when it takes too long
   */
  async start() {
    if (this.#stopping) return;
    this.#spawn();
    const end = Date.now() + READY_LIMIT_MS;
    while (!this.#stopping && Date.now() < end) {
      if (this.#hasEnded) throw this.#startFailure();
      const answer = await fetch(this.readyUrl, { signal: AbortSignal.timeout(2000) }).catch(() => null);
      if (answer && answer.status < 500) return this.#keepAlive();
      await pause(READY_PAUSE_MS);
    }
    if (!this.#stopping)
      throw new CommandError(
        'FOYER-509',
        `the ${this.name} was not ready after ${READY_LIMIT_MS / 1000} s (${this.readyUrl}); its messages stand above.`,
      );
  }

  /** Ends it: SIGTERM, and SIGKILL when it does not obey in time. */
  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || this.#hasEnded) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(timer);
  }

  /** Ends it and starts it anew, with new code. @throws {CommandError} as `start` */
  async restart() {
    await this.stop();
    this.#stopping = false;
    await this.start();
  }

  #spawn() {
    this.#complaint = '';
    this.startedAt = Date.now();
    this.#child = spawn(process.execPath, [...END_WITH_PARENT, ...this.args], {
      cwd: ROOT,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe', ...(this.onMessage ? ['ipc'] : [])],
    });
    if (this.onMessage) this.#child.on('message', this.onMessage);
    if (this.onOutput) this.#child.stdout.setEncoding('utf8').on('data', this.onOutput);
    else this.#child.stdout.pipe(process.stdout, { end: false });
    this.#child.stderr.setEncoding('utf8').on('data', (text) => {
      this.#complaint = (this.#complaint + text).slice(-KEPT_OUTPUT);
      process.stderr.write(text);
    });
  }

  /** A process that says in a sentence why it cannot start has said enough. */
  #startFailure() {
    const said = this.#complaint.trim();
    const isSentence = said !== '' && said.split('\n').length <= 2;
    return new CommandError(
      isSentence ? undefined : 'FOYER-509',
      isSentence ? '' : `the ${this.name} ended while starting; its messages stand above.`,
    );
  }

  #keepAlive() {
    const child = this.#child;
    child.once('exit', async (code, signal) => {
      if (this.#stopping) return;
      if (Date.now() - this.startedAt > STABLE_MS) this.#backoff = FIRST_BACKOFF_MS;
      say(`The ${this.name} ended (${signal ?? `exit ${code}`}); starting it again in ${this.#backoff / 1000} s.`);
      await pause(this.#backoff);
      this.#backoff = Math.min(this.#backoff * 2, LONGEST_BACKOFF_MS);
      // Meanwhile it may have been restarted by somebody else.
      if (this.#stopping || this.#child !== child) return;
      this.#spawn();
      this.#keepAlive();
    });
  }
}

/**
 * Runs until told to end, then stops the services in the given order.
 * @param {Service[]} services the first one stops first
 */
export function untilStopped(services) {
  return new Promise((resolve) => {
    let ending = false;
    const end = async () => {
      if (ending) return;
      ending = true;
      for (const service of services) await service.stop();
      resolve(0);
    };
    process.on('SIGTERM', end).on('SIGINT', end).on('SIGHUP', end);
  });
}
