import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createDatabase, dropDatabase, ensureDatabase } from './postgres-database.ts';

const PACKAGE = resolve('content-service');
const ENTRY = join(PACKAGE, 'dist/main.js');
/** What of the tests' programs is built, service and house. */
const BUILT = [PACKAGE, resolve('demo-house')];
const buildRecordOf = (folder: string): string => join(folder, 'dist/.tsbuildinfo');
const START_WITHIN_MS = 280_000;
/** A database that lives for seconds is not worth an optimised program, nor one that is compiled as a whole: a start takes a third less of a processor. */
export const QUICK_TO_START = ['--liftoff-only', '--wasm-lazy-compilation'];

/** The house that tests are made for. */
export const HOUSE = '@foyer/demo-house';

/** Password of the demo logins in tests. */
export const PASSWORD = 'only-for-tests';

export interface RunningService {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Everything that it printed. */
  output: () => string;
  /** SIGTERM. @returns its exit code */
  stop: () => Promise<number | null>;
  /** SIGKILL: as when the machine loses power, but for the disk's own cache. */
  kill: () => Promise<void>;
}

export interface ServiceOptions {
  dataDir?: string;
  env?: Record<string, string>;
}

/** Starts the real program on a random port, with demo content; on PostgreSQL where `DATABASE_URL` is set, else on PGlite. */
export async function startService(options: ServiceOptions = {}): Promise<RunningService> {
  const dataDir = options.dataDir ?? (await freshDirectory());
  const service = launch({ ...options, dataDir });
  const url = await readyAt(service);
  return { ...service, url, dataDir };
}

/** Starts it without waiting: for starts that are refused. */
export function launch({ dataDir, env = {} }: ServiceOptions): Omit<RunningService, 'url' | 'dataDir'> {
  ensureBuilt();
  const child = spawn(process.execPath, ['--enable-source-maps', ...QUICK_TO_START, ENTRY], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      PORT: '0',
      HOUSE,
      DEMO_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
    return child.exitCode;
  };
  return {
    process: child,
    output: () => printed,
    stop: () => ended('SIGTERM'),
    kill: async () => void (await ended('SIGKILL')),
  };
}

/** Resolves when the process has ended and everything that it printed has been read. @returns its exit code */
export async function exitOf({ process: child }: Pick<RunningService, 'process'>): Promise<number | null> {
  const isOpen = [child.stdout, child.stderr].some((stream) => stream && !stream.closed);
  if (isOpen || (child.exitCode === null && child.signalCode === null)) await once(child, 'close');
  return child.exitCode;
}

/** A data directory with a seeded database in it, or an empty one where the database is on a server. */
export async function freshDirectory(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), 'foyer-content-'));
  if (!process.env['DATABASE_URL']) cpSync(await seededDirectory(), directory, { recursive: true });
  return directory;
}

/**
 * A database of its own for a test, when tests run on PostgreSQL: filled like a `freshDirectory`, or empty.
 * @returns settings that select it
 */
export async function ownDatabase({ empty = false } = {}): Promise<{
  env: Record<string, string>;
  drop: () => Promise<void>;
}> {
  const server = process.env['DATABASE_URL'];
  if (!server) return { env: {}, drop: async () => undefined };
  const url = await createDatabase(server, empty ? undefined : await seededDatabase(server));
  return { env: { DATABASE_URL: url }, drop: () => dropDatabase(server, url) };
}

async function readyAt(service: Pick<RunningService, 'output' | 'process' | 'kill'>): Promise<string> {
  const deadline = Date.now() + START_WITHIN_MS;
  for (;;) {
    const url = /ready at (http\S+)/.exec(service.output())?.[1];
    if (url) return url;
    if (service.process.exitCode !== null || Date.now() > deadline) {
      const { exitCode } = service.process;
      await service.kill();
      const how = exitCode === null ? `was not ready after ${START_WITHIN_MS / 1000} s` : `ended with ${exitCode}`;
      throw new Error(`The content service ${how}:\n${service.output()}`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Filling a database takes seconds: done once per build and day, then copied. */
async function seededDirectory(): Promise<string> {
  const cache = resolve('node_modules/.cache/foyer-content');
  const seeded = join(cache, stamp('-'));
  if (existsSync(seeded)) return seeded;
  mkdirSync(cache, { recursive: true });
  const isMine = claim(`${seeded}.claim`);
  // Whoever has claimed it may have been ended: then it is filled here, too.
  if (!isMine && (await appears(seeded))) return seeded;
  const dataDir = mkdtempSync(join(cache, 'new-'));
  await fill({ dataDir });
  // Whoever else did the same in the meantime made the same.
  if (!existsSync(seeded)) renameSync(dataDir, seeded);
  else rmSync(dataDir, { recursive: true });
  return seeded;
}

/** @returns whether nobody else has claimed it before */
function claim(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'));
    return true;
  } catch {
    return false;
  }
}

/** @returns whether it is there within the time that filling a database takes at most */
async function appears(file: string): Promise<boolean> {
  const deadline = Date.now() + START_WITHIN_MS;
  while (!existsSync(file) && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50));
  return existsSync(file);
}

/** Likewise on a server. @returns the name of a database to copy */
async function seededDatabase(server: string): Promise<string> {
  const name = `foyer_seeded_${stamp('_')}`;
  await ensureDatabase(server, name, async (url) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'foyer-content-'));
    await fill({ dataDir, env: { DATABASE_URL: url } });
    rmSync(dataDir, { recursive: true });
  });
  return name;
}

/** Of this build, on this day. */
function stamp(joint: string): string {
  ensureBuilt();
  return [Math.round(Math.max(...BUILT.map(builtAt))), ...new Date().toISOString().slice(0, 10).split('-')].join(joint);
}

async function fill(options: ServiceOptions): Promise<void> {
  const service = launch(options);
  await readyAt(service);
  await service.stop();
}

/** The tests run the built program: sources that are newer are built first. */
export function ensureBuilt(): void {
  if (BUILT.every((folder) => newest(join(folder, 'src')) <= builtAt(folder))) return;
  try {
    execFileSync(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '-b', PACKAGE], { stdio: 'pipe' });
  } catch {
    // Type errors are another check's affair; what was emitted runs.
  }
}

/** When a package was built last, in milliseconds; 0 if never. */
const builtAt = (folder: string): number => statSync(buildRecordOf(folder), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newest(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.includes('.test.'),
  );
  return Math.max(...files.map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs));
}

/**
 * Runs a program of this folder on a database of its own, filled with the demo content: `count` is `count-probe.ts`. On PGlite the database is a new data
 * directory, which is the program's argument; on PostgreSQL it is `DATABASE_URL`.
 * @returns what it printed, as JSON
 */
export async function probe<Found>(name: string): Promise<Found> {
  const { env, drop } = await ownDatabase();
  const dataDir = await freshDirectory();
  try {
    return JSON.parse(
      execFileSync(process.execPath, [...QUICK_TO_START, join(PACKAGE, `dist/testing/${name}-probe.js`), dataDir], {
        encoding: 'utf8',
        env: { ...process.env, ...env },
      }),
    ) as Found;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
    await drop();
  }
}
