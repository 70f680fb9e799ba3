import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { eventually } from '@foyer/shared/eventually';
import { itOnServer } from '../../testing/databases.ts';
import { ensureBuilt, freshDirectory, ownDatabase, QUICK_TO_START } from '../../testing/running-service.ts';

const PROBE = resolve('content-service/dist/testing/jobs-probe.js');
/** Starting a process is part of it. */
const WITHIN_MS = 280_000;

interface Said {
  begun?: string;
  done?: string;
  attempt?: number;
  at?: number;
  ready?: boolean;
  kept?: Kept[];
}

/** A row of the queue. */
interface Kept {
  kind: string;
  attempts: number;
  payload: Record<string, unknown>;
  hasFailed: boolean;
  lastError: string | null;
}

const ALL = (row: Kept): Kept => row;

/** A process that has the queue open. */
class Worker {
  readonly said: Said[] = [];
  readonly #child: ChildProcess;
  #rest = '';
  #complaint = '';

  constructor(dataDir: string, env: Record<string, string>) {
    this.#child = spawn(process.execPath, ['--enable-source-maps', ...QUICK_TO_START, PROBE, dataDir], {
      env: { ...process.env, ...env },
      stdio: 'pipe',
    });
    this.#child.stdout?.on('data', (chunk: Buffer) => this.#hear(chunk.toString()));
    this.#child.stderr?.on('data', (chunk: Buffer) => (this.#complaint += chunk.toString()));
  }

  tell(command: object): void {
    this.#child.stdin?.write(`${JSON.stringify(command)}\n`);
  }

  /** Everything said that fits, once it is as many. */
  async hears(fits: (said: Said) => boolean, count = 1): Promise<Said[]> {
    const end = Date.now() + WITHIN_MS;
    for (;;) {
      const heard = this.said.filter(fits);
      if (heard.length >= count) return heard;
      if (Date.now() > end || this.#complaint) throw new Error(`Heard ${JSON.stringify(this.said)} ${this.#complaint}`);
      await new Promise((done) => setTimeout(done, 20));
    }
  }

  /** Waits until the queue keeps this: that a job is done is heard before its row is gone, and that it has begun before it fails. */
  async keeps<T>(expected: T[], read: (row: Kept) => T | null): Promise<void> {
    let rows: (T | null)[] = [];
    const isSo = async () =>
      isDeepStrictEqual((rows = (await this.#kept()).map(read).filter((row) => row !== null)), expected);
    await eventually(isSo, { within: WITHIN_MS, what: 'the rows that are expected' }).catch(() =>
      expect(rows).toEqual(expected),
    );
  }

  async #kept(): Promise<Kept[]> {
    const before = this.said.filter(({ kept }) => kept).length;
    this.tell({});
    const answers = await this.hears(({ kept }) => kept !== undefined, before + 1);
    return (answers.at(-1)?.kept ?? []).filter(({ kind }) => kind !== 'round' && !kind.includes('.'));
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill(signal);
    await once(this.#child, 'exit');
  }

  #hear(text: string): void {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) this.said.push(JSON.parse(line) as Said);
  }
}

describe('the queue of jobs', () => {
  let dataDir: string;
  let database: Awaited<ReturnType<typeof ownDatabase>>;
  let worker: Worker;
  const others: Worker[] = [];

  const begin = async (): Promise<Worker> => {
    const started = new Worker(dataDir, database.env);
    others.push(started);
    await started.hears(({ ready }) => ready === true);
    return started;
  };
  const note = (name: string, ms = 0) => ({ kind: 'note', payload: { name, ms } });
  const isDone = (name: string) => (said: Said) => said.done === name;
  const isBegun = (name: string) => (said: Said) => said.begun === name;

  beforeAll(async () => {
    ensureBuilt();
    database = await ownDatabase();
    dataDir = await freshDirectory();
    worker = await begin();
  });
  afterAll(async () => {
    for (const each of others) await each.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
    await database.drop();
  });

  it('does what was added at once, and what has a time at its time', async () => {
    const added = Date.now();
    worker.tell({ add: [{ ...note('later'), inMs: 400 }, note('now')] });
    await worker.hears(isDone('later'));
    const order = worker.said.flatMap(({ done }) => (done === 'now' || done === 'later' ? [done] : []));
    expect(order).toEqual(['now', 'later']);
    expect(Date.now() - added).toBeGreaterThanOrEqual(400);
    await worker.keeps([], ALL);
  });

  it('has no job of a transaction that was undone', async () => {
    worker.tell({ add: [note('undone')], undo: true });
    worker.tell({ add: [note('after')] });
    await worker.hears(isDone('after'));
    expect(worker.said.some(isBegun('undone'))).toBe(false);
  });

  it('tries again after growing pauses, then keeps what failed with the reason', async () => {
    worker.tell({ add: [{ kind: 'refused' }] });
    const [first, second, third] = (await worker.hears(isBegun('refused'), 3)).map(({ at }) => at ?? 0);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(150);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(450);
    worker.tell({ add: [note('meanwhile')] });
    await worker.hears(isDone('meanwhile'));
    await worker.keeps([{ kind: 'refused', attempts: 3, payload: {}, hasFailed: true, lastError: 'no luck' }], ALL);
  });

  it('begins what has failed anew when somebody asks for that', async () => {
    worker.tell({ retry: true });
    await worker.hears(isBegun('refused'), 6);
    worker.tell({ add: [note('after the retry')] });
    await worker.hears(isDone('after the retry'));
    await worker.keeps([{ kind: 'refused', attempts: 3, payload: {}, hasFailed: true, lastError: 'no luck' }], ALL);
  });

  it('gives up at once what is hopeless, or none of its kind', async () => {
    worker.tell({ add: [{ kind: 'hopeless' }, { kind: 'note', payload: { name: 7 } }, note('last')] });
    await worker.hears(isDone('last'));
    await worker.hears(isBegun('hopeless'));
    const others = ({ kind, attempts, hasFailed, lastError }: Kept) =>
      kind === 'refused' ? null : [attempts, hasFailed, lastError];
    await worker.keeps(
      [
        [1, true, 'never'],
        [1, true, 'The payload is none of note.'],
      ],
      others,
    );
  });

  it('has one job of a key: the latest of those that wait, and one more after that which runs', async () => {
    const keyed = (name: string, ms = 0, inMs = 0) => ({ ...note(name, ms), key: 'one', inMs });
    worker.tell({ add: [keyed('old', 0, 300), keyed('new', 300)] });
    await worker.hears(isBegun('new'));
    worker.tell({ add: [keyed('newer')] });
    await worker.hears(isDone('newer'));
    const order = worker.said.flatMap(({ begun, done }) =>
      ['old', 'new', 'newer'].includes(begun ?? done ?? '') ? [begun ? `${begun}?` : `${done}!`] : [],
    );
    expect(order).toEqual(['new?', 'new!', 'newer?', 'newer!']);
  });

  it('does again and again what repeats', async () => {
    const before = worker.said.filter(isDone('round')).length;
    await worker.hears(isDone('round'), before + 2);
  });

  it('has its right time again after a start, where a wrong clock has put off for years what repeats', async () => {
    worker.tell({ add: [{ kind: 'round', key: 'repeating', inMs: 10 * 365 * 24 * 60 * 60_000 }] });
    await worker.hears(({ kept }) => kept !== undefined);
    await worker.end('SIGTERM');
    worker = await begin();
    await worker.hears(isDone('round'), 2);
  });

  it('begins anew after kill -9 what was under way, and does everything once', async () => {
    worker.tell({ add: [note('a', 50), note('b', 5000), note('c', 5000), note('d', 50)] });
    await worker.hears(isDone('a'));
    await worker.hears(isBegun('c'));
    await worker.end('SIGKILL');
    const before = worker;
    worker = await begin();
    await worker.hears(isBegun('c'));
    expect(await worker.hears(isBegun('b'))).toEqual([{ begun: 'b', attempt: 2 }]);
    expect(before.said.some(isDone('b'))).toBe(false);
    expect(worker.said.some(isBegun('a'))).toBe(false);
  });

  it('stops without waiting for what is under way, and gives it back', async () => {
    await worker.end('SIGTERM');
    expect(worker.said.some(isDone('b'))).toBe(false);
    worker = await begin();
    // Not counted as a failure: the attempt that was cut short is begun again.
    expect(await worker.hears(isBegun('b'))).toEqual([{ begun: 'b', attempt: 2 }]);
    await worker.hears(isDone('b'));
    await worker.hears(isDone('c'));
    // On a server the one before may have done it, while the others waited for the leases of the dead.
    const doneByAnybody = () => others.flatMap(({ said }) => said.filter(isDone('d')));
    await eventually(() => doneByAnybody().length > 0, { what: 'the last job' });
    await worker.keeps([], (row) => (row.hasFailed ? null : row));
  });

  itOnServer(
    'is shared by instances on one server: each job once, and those of a dead instance by another',
    async () => {
      const other = await begin();
      const names = Array.from({ length: 40 }, (_, number) => `job ${number}`);
      worker.tell({ add: names.map((name) => note(name, 100)) });
      const all = () => [...worker.said, ...other.said].flatMap(({ done }) => (done?.startsWith('job') ? [done] : []));
      await eventually(() => all().length >= names.length, { what: 'all jobs' });
      expect(all().sort()).toEqual([...names].sort());
      expect(worker.said.some(({ done }) => done?.startsWith('job'))).toBe(true);
      expect(other.said.some(({ done }) => done?.startsWith('job'))).toBe(true);

      worker.tell({ add: [note('left', 3000), note('left', 3000), note('left', 3000), note('left', 3000)] });
      await worker.hears(isBegun('left'), 2);
      await other.hears(isBegun('left'), 2);
      await worker.end('SIGKILL');
      await other.hears(({ begun, attempt }) => begun === 'left' && attempt === 2, 2);
      await other.hears(isDone('left'), 4);
    },
  );
});
