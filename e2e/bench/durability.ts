/**
 * `npm run bench -- durability [kills] [PGlite|PostgreSQL]`: kill -9 in the middle of writes, 20 times each: the content service on both databases, and the PostgreSQL
 * server itself. Fails when a write that was acknowledged is lost.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@foyer/shared/eventually';
import { type ContentService, startContentService } from '../src/harness/content-service.ts';
import { type EditorSession, logInAt } from '../src/harness/editor-session.ts';
import { freePort } from '../src/harness/port.ts';
import { hasPostgres, PostgresServer } from '../src/harness/postgres.ts';
import { randomNumbers } from '../src/harness/random.ts';
import { judge, printTable } from './measure/table.ts';

const KILLS = Number(process.argv[2] ?? 20);
/** One of the databases only. */
const ONLY = process.argv[3];
const WRITERS = 4;
/** A kill comes so many milliseconds after the first write of its round was acknowledged. */
const LONGEST_MS = 700;

interface Victim {
  database: string;
  victim: string;
  dataDir: string;
  databaseUrl?: string;
  /** The one that is killed and started again; the service when it is not named. */
  server?: PostgresServer;
}

interface Outcome {
  acknowledged: number;
  /** Writes that were under way when it was killed. */
  interrupted: number;
  lost: number[];
}

const random = randomNumbers(20_261_204);

async function killAndCount({ dataDir, databaseUrl, server }: Victim): Promise<Outcome> {
  const port = await freePort();
  const start = () => startContentService({ dataDir, databaseUrl, port });
  const written = new Map<number, string>();
  let interrupted = 0;
  let service = await start();
  for (let round = 0; round < KILLS; round++) {
    const before = written.size;
    let isOver = false;
    const editors = await Promise.all(Array.from({ length: WRITERS }, () => logInAt(service.url)));
    const writers = editors.map((editor, writer) => write(editor, `${round}-${writer}`, written, () => isOver));
    await eventually(async () => written.size > before, { within: 60_000, every: 5, what: 'a first write' });
    await new Promise((resolve) => setTimeout(resolve, random(LONGEST_MS)));
    isOver = true;
    if (server) {
      await server.kill();
      interrupted += (await Promise.all(writers)).filter(Boolean).length;
      await server.start();
      await eventually(async () => (await fetch(`${service.url}/readyz`)).ok, {
        within: 60_000,
        what: 'the service with its database again',
      });
    } else {
      await service.process.kill();
      interrupted += (await Promise.all(writers)).filter(Boolean).length;
      service = await start();
    }
  }
  const lost = await missing(service, written);
  await service.process.stop();
  return { acknowledged: written.size, interrupted, lost };
}

/** Creates headlines until it is over. @returns whether a last one got no answer */
async function write(
  editor: EditorSession,
  name: string,
  written: Map<number, string>,
  isOver: () => boolean,
): Promise<boolean> {
  for (let count = 0; ; count++) {
    const content = `${name}-${count}`;
    const answer = await editor
      .send('POST', '/de/pageeditor-api/modules/headline/', {
        slug: `kill-${content}`,
        parent: null,
        content_type: 'page',
        object_id: 1,
        content,
      })
      .then(async (response) => ({ status: response.status, body: (await response.json()) as { id: number } }))
      .catch(() => null);
    if (answer?.status === 201) written.set(answer.body.id, content);
    else if (isOver()) return true;
    else throw new Error(`a write was not taken: ${answer?.status}`);
    if (isOver()) return false;
  }
}

/** Ids of writes that are gone, or are not what was written. */
async function missing(service: ContentService, written: Map<number, string>): Promise<number[]> {
  const reader = await logInAt(service.url);
  const lost: number[] = [];
  for (const [id, content] of written) {
    const response = await reader.get(`/de/pageeditor-api/modules/headline/${id}/`);
    const body = (await response.json()) as { content?: string };
    if (response.status !== 200 || body.content !== content) lost.push(id);
  }
  return lost;
}

const root = mkdtempSync(join(tmpdir(), 'foyer-bench-durability-'));
const postgres = hasPostgres() ? await PostgresServer.create() : null;
try {
  const victims: Victim[] = [{ database: 'PGlite', victim: 'content service', dataDir: join(root, 'embedded') }];
  if (postgres) {
    victims.push({
      database: 'PostgreSQL',
      victim: 'content service',
      dataDir: join(root, 'served'),
      databaseUrl: await postgres.createDatabase('served'),
    });
    victims.push({
      database: 'PostgreSQL',
      victim: 'PostgreSQL server',
      dataDir: join(root, 'killed'),
      databaseUrl: await postgres.createDatabase('killed'),
      server: postgres,
    });
  } else console.log('PostgreSQL is not installed here: PGlite only.');
  const outcomes: (Victim & Outcome)[] = [];
  for (const victim of victims.filter(({ database }) => !ONLY || database === ONLY))
    outcomes.push({ ...victim, ...(await killAndCount(victim)) });
  printTable(
    'kill -9 in the middle of writes',
    outcomes.map(({ database, victim, acknowledged, interrupted, lost }) => ({
      database,
      killed: victim,
      kills: KILLS,
      'acknowledged writes': acknowledged,
      'interrupted writes': interrupted,
      lost: lost.length,
    })),
  );
  if (outcomes.length === 0) throw new Error(`nothing was killed: there is no ${ONLY} here`);
  judge(
    outcomes.map(({ database, victim, lost }) => ({
      what: `${database}, ${victim} killed: 0 acknowledged writes lost: ${lost.length}`,
      met: lost.length === 0,
    })),
  );
} finally {
  await postgres?.drop();
  rmSync(root, { recursive: true, force: true });
}
