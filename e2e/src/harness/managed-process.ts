import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { eventually } from '@foyer/shared/eventually';
import { END_WITH_PARENT, ROOT } from './paths.ts';

export interface ProcessOptions {
  /** Shown in errors. */
  name: string;
  /** Another program than Node. */
  program?: string;
  /** Its arguments: for Node script and arguments. */
  args: string[];
  env: Record<string, string | undefined>;
  /** The workspace, if not given. */
  cwd?: string;
}

/** Settings of the surrounding shell that must not reach a process under test. */
const KEPT_FROM_OUTSIDE = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_OPTIONS'];

/** How long a process may take to be ready, and to end after SIGTERM, in milliseconds. */
const READY_LIMIT_MS = 280_000;
const STOP_LIMIT_MS = 12_000;

const running = new Set<ManagedProcess>();
process.once('exit', () => running.forEach((each) => each.signal('SIGKILL')));

/** A real process under test, with its output. */
export class ManagedProcess {
  readonly #child: ChildProcess;
  readonly #name: string;
  #output = '';

  constructor({ name, program, args, env, cwd = ROOT }: ProcessOptions) {
    this.#name = name;
    const kept = Object.fromEntries(KEPT_FROM_OUTSIDE.map((key) => [key, process.env[key]]));
    const [file, given] = program ? [program, args] : [process.execPath, ['--import', END_WITH_PARENT, ...args]];
    this.#child = spawn(file, given, {
      cwd,
      env: { ...kept, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    running.add(this);
    this.#child.once('exit', () => running.delete(this));
  }

  /** All it has written to stdout and stderr. */
  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Waits until an address answers with a success. @throws Error with the output when it ends before, or takes too long. */
  async ready(url: string): Promise<void> {
    const answers = async () => {
      if (this.hasEnded) return true;
      return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok;
    };
    await eventually(answers, { within: READY_LIMIT_MS, every: 50, what: `${this.#name} answering at ${url}` }).catch(
      (cause: unknown) => {
        throw new Error(`${this.#name} did not become ready:\n${this.#output}`, { cause });
      },
    );
    if (this.hasEnded)
      throw new Error(
        `${this.#name} ended with ${this.#child.exitCode ?? this.#child.signalCode} before it was ready:\n${this.#output}`,
      );
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Resolves with the exit code, null after a signal. */
  async ended(): Promise<number | null> {
    if (!this.hasEnded) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  /** kill -9, and waits for the end. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended();
  }

  /** Asks it to end; kills it when it does not. @returns its exit code. */
  async stop(): Promise<number | null> {
    this.signal('SIGTERM');
    const timer = setTimeout(() => this.signal('SIGKILL'), STOP_LIMIT_MS);
    const code = await this.ended();
    clearTimeout(timer);
    return code;
  }
}

/** Runs a command of the project to its end. */
export async function run(options: ProcessOptions): Promise<{ code: number | null; output: string }> {
  const command = new ManagedProcess(options);
  const code = await command.ended();
  return { code, output: command.output };
}
