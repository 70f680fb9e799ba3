import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@foyer/shared/eventually';
import { freePort } from './port.ts';

const run = promisify(execFile);

/** Folder with PostgreSQL's programs, named by whoever runs the script; undefined where it is not installed. */
const BINARIES = process.env.POSTGRES_BINARIES;
/** `uid:gid`, where this process may not run it as itself. */
const ACCOUNT = process.env.POSTGRES_ACCOUNT?.split(':').map(Number);
const owner = ACCOUNT ? { uid: ACCOUNT[0]!, gid: ACCOUNT[1]! } : {};

export const hasPostgres = (): boolean => BINARIES !== undefined;

/** A PostgreSQL server of our own, as it is configured by default, with its data in a directory that is thrown away. */
export class PostgresServer {
  readonly #dir: string;
  readonly #port: number;
  #process: ChildProcess | null = null;

  private constructor(dir: string, port: number) {
    this.#dir = dir;
    this.#port = port;
  }

  /** Creates a cluster and starts its server. */
  static async create(): Promise<PostgresServer> {
    const dir = mkdtempSync(join(tmpdir(), 'foyer-postgres-'));
    if (ACCOUNT) chownSync(dir, ACCOUNT[0]!, ACCOUNT[1]!);
    const server = new PostgresServer(dir, await freePort());
    await server.#call(
      'initdb',
      '-D',
      join(dir, 'data'),
      '-U',
      'foyer',
      '--auth=trust',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
    );
    await server.start();
    return server;
  }

  /** Address of one of its databases. */
  url(database = 'postgres'): string {
    return `postgres://foyer@127.0.0.1:${this.#port}/${database}`;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** Resolves when it takes connections; after a crash that includes its recovery. */
  async start(): Promise<void> {
    const data = join(this.#dir, 'data');
    const options = [
      '-D',
      data,
      '-p',
      String(this.#port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${this.#dir}`,
    ];
    this.#process = spawn(join(BINARIES ?? '', 'postgres'), options, { cwd: this.#dir, stdio: 'ignore', ...owner });
    const ready = () =>
      this.#call('pg_isready', '-h', '127.0.0.1', '-p', String(this.#port)).then(
        () => true,
        () => false,
      );
    await eventually(ready, { every: 100, what: 'PostgreSQL taking connections' });
  }

  /** An empty database, or a copy of another. @returns its address */
  async createDatabase(name: string, template = 'template1'): Promise<string> {
    await this.#call('createdb', '-h', '127.0.0.1', '-p', String(this.#port), '-U', 'foyer', '-T', template, name);
    return this.url(name);
  }

  /** kill -9 of the server. Its other processes end when they notice. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it and removes its data. */
  async drop(): Promise<void> {
    await this.#end('SIGINT');
    rmSync(this.#dir, { recursive: true, force: true });
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const server = this.#process;
    this.#process = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  async #call(program: string, ...args: string[]): Promise<void> {
    await run(join(BINARIES ?? '', program), args, { cwd: this.#dir, ...owner });
  }
}
