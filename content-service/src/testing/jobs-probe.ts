import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import pino from 'pino';
import Type from 'typebox';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';
import { retryFailed } from '../platform/jobs/failed-jobs.ts';
import { HopelessJob, Jobs } from '../platform/jobs/jobs.ts';
import { jobs as rows } from '../platform/jobs/tables.ts';

/**
 * The queue alone, on a database of its own. Takes commands on standard input and says on standard output what happens,
 * a line of JSON each. A program: PGlite does not run inside Jest, and only programs can be killed.
 */
interface Command {
  add?: { kind: string; payload?: Record<string, unknown>; key?: string; inMs?: number }[];
  /** Whether the transaction that adds is undone. */
  undo?: boolean;
  /** Lets what has failed run again. */
  retry?: boolean;
}

const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.argv[2] ?? '' });
await store.exclusively(() => migrate(store));
const say = (event: object): void => void process.stdout.write(`${JSON.stringify(event)}\n`);
const jobs = new Jobs({ store, now: () => new Date(), leaseMs: 3000, firstPauseMs: 150 });

jobs.handle('note', {
  schema: Type.Object({ name: Type.String(), ms: Type.Integer() }),
  attempts: 3,
  parallel: 2,
  run: async ({ name, ms }, { attempt, signal }) => {
    say({ begun: name, attempt });
    await wait(ms, null, { signal });
    say({ done: name });
  },
});
jobs.handle('refused', {
  attempts: 3,
  run: async (_, { attempt }) => {
    say({ begun: 'refused', attempt, at: Date.now() });
    throw new Error('no luck');
  },
});
jobs.handle('hopeless', {
  attempts: 3,
  run: async () => {
    say({ begun: 'hopeless' });
    throw new HopelessJob('never');
  },
});
jobs.handle('round', {
  attempts: 2,
  repeats: (after) => new Date(after.getTime() + 100),
  run: async () => say({ done: 'round' }),
});
await jobs.start(pino({ level: 'silent' }));
say({ ready: true });

async function obey({ add = [], undo = false, retry = false }: Command): Promise<void> {
  if (retry) await store.db.transaction((tx) => retryFailed(tx, new Date()));
  await store.db
    .transaction(async (tx) => {
      for (const { kind, payload = {}, key, inMs = 0 } of add)
        await jobs.add(tx, kind, payload, { ...(key && { key }), runAt: new Date(Date.now() + inMs) });
      if (undo) throw new Error('undone');
    })
    .catch((error: unknown) => {
      if (!undo) throw error;
    });
  const kept = await store.db.select().from(rows).orderBy(asc(rows.id));
  say({
    kept: kept.map(({ kind, attempts, payload, failedAt, lastError }) => ({
      kind,
      attempts,
      payload,
      hasFailed: failedAt !== null,
      lastError,
    })),
  });
}

createInterface({ input: process.stdin }).on('line', (line) => void obey(JSON.parse(line) as Command));
process.once(
  'SIGTERM',
  () =>
    void jobs
      .stop()
      .then(() => store.close())
      .then(() => process.exit(0)),
);
