/**
 * `npm run bench -- content [small] [large] [--only=filter,autocomplete]`: the content service with 5,000 events and with 500,000, on both databases, cold and warm.
 * Services of both sizes run side by side and are asked in turns, so that whatever else the machine does meets them alike.
 * Fails when the filtered list's p99 grows more than 1.5 times, or autocomplete takes more than 10 ms on 20,000 documents.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentService, startContentService } from '../src/harness/content-service.ts';
import { logInAt } from '../src/harness/editor-session.ts';
import { run } from '../src/harness/managed-process.ts';
import { ROOT } from '../src/harness/paths.ts';
import { hasPostgres, PostgresServer } from '../src/harness/postgres.ts';
import { type Asked, askMany, quantile } from './measure/ask.ts';
import { type Question, questionsFor } from './measure/questions.ts';
import { judge, printTable } from './measure/table.ts';

const words = process.argv.slice(2);
const [SMALL = 5000, LARGE = 500_000] = words.filter((word) => !word.startsWith('--')).map(Number);
/** Parts of the names of the questions to ask; all when there are none. */
const ONLY = words
  .find((word) => word.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',') ?? [''];
const ROUNDS = 6;
const CONNECTIONS = 2;
const REQUESTS = 60;
/** Of one round of one question. */
const WITHIN_MS = 2500;
/** As many paths are asked again and again when the cache is warm. */
const WARM_PATHS = 10;
const MOST_GROWTH = 1.5;
const AUTOCOMPLETE_MS = 10;
const FILL = join(ROOT, 'content-service/dist/bench/fill.js');

interface Place {
  dataDir: string;
  databaseUrl?: string;
}
interface Subject {
  database: string;
  events: number;
  documents: number;
  service: ContentService;
  questions: Question[];
  editor: Record<string, string>;
  asked: Map<string, Asked>;
}

async function fill({ dataDir, databaseUrl }: Place, events: number): Promise<number> {
  const started = performance.now();
  const { code, output } = await run({
    name: 'filling',
    args: ['--enable-source-maps', FILL, String(events)],
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  if (code !== 0) throw new Error(`the database was not filled:\n${output}`);
  const size = JSON.parse(output) as { events: number; documents: number };
  console.log(
    `${databaseUrl ? 'PostgreSQL' : 'PGlite'}: ${size.events} events, ${size.documents} search documents, after ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return size.documents;
}

/** Two databases of one kind: a small one, and a copy of it that was made large. */
async function subjects(
  database: string,
  places: () => Promise<{ small: Place; enlarge: () => Promise<Place> }>,
): Promise<Subject[]> {
  const { small, enlarge } = await places();
  const seeded = await startContentService(small);
  await seeded.process.stop();
  const documents = await fill(small, SMALL);
  const large = await enlarge();
  const more = await fill(large, LARGE);
  return [await open(database, SMALL, documents, small), await open(database, LARGE, more, large)];
}

async function open(database: string, events: number, documents: number, place: Place): Promise<Subject> {
  const service = await startContentService(place);
  const { cookie } = await logInAt(service.url);
  return {
    database,
    events,
    documents,
    service,
    questions: (await questionsFor(service.url)).filter(({ name }) => ONLY.some((part) => name.includes(part))),
    editor: { cookie },
    asked: new Map(),
  };
}

/** One round of one question: asked in ever new ways, and in ways that the cache knows. */
async function ask(subject: Subject, index: number, requests = REQUESTS): Promise<void> {
  const { name, fresh, asEditor, alone } = subject.questions[index]!;
  const options = { url: subject.service.url, connections: alone ? 1 : CONNECTIONS, requests, within: WITHIN_MS };
  note(
    subject,
    `${name} cold`,
    await askMany({ ...options, next: fresh, ...(asEditor && { headers: subject.editor }) }),
  );
  const known = Array.from({ length: WARM_PATHS }, fresh);
  let turn = 0;
  const next = () => known[turn++ % known.length]!;
  await askMany({ ...options, next, requests: WARM_PATHS });
  note(subject, `${name} warm`, await askMany({ ...options, next }));
}

function note({ asked }: Subject, name: string, { times, seconds, failed }: Asked): void {
  const before = asked.get(name) ?? { times: [], seconds: 0, failed: 0 };
  asked.set(name, {
    times: [...before.times, ...times],
    seconds: before.seconds + seconds,
    failed: before.failed + failed,
  });
}

const root = mkdtempSync(join(tmpdir(), 'foyer-bench-content-'));
const dir = (name: string) => join(root, name);
const embedded = async () => ({
  small: { dataDir: dir('small') },
  enlarge: async () => {
    cpSync(dir('small'), dir('large'), { recursive: true });
    return { dataDir: dir('large') };
  },
});
const postgres = hasPostgres() ? await PostgresServer.create() : null;
const served = async (server: PostgresServer) => ({
  small: { dataDir: dir('small-served'), databaseUrl: await server.createDatabase('small') },
  enlarge: async () => ({ dataDir: dir('large-served'), databaseUrl: await server.createDatabase('large', 'small') }),
});

const all: Subject[] = [];
try {
  all.push(...(await subjects('PGlite', embedded)));
  if (postgres) all.push(...(await subjects('PostgreSQL', () => served(postgres))));
  else console.log('PostgreSQL is not installed here: PGlite only.');
  const questions = all[0]!.questions.map(({ name }) => name);
  for (const subject of all) for (const index of questions.keys()) await ask(subject, index, WARM_PATHS);
  for (const { asked } of all) asked.clear();
  for (let round = 0; round < ROUNDS; round++)
    for (const index of questions.keys()) for (const subject of all) await ask(subject, index);

  const databases = [...new Set(all.map(({ database }) => database))];
  const of = (database: string, events: number, name: string) =>
    all.find((subject) => subject.database === database && subject.events === events)!.asked.get(name)!;
  for (const database of databases) {
    const row = (name: string) => {
      const [small, large] = [of(database, SMALL, name), of(database, LARGE, name)];
      const speed = ({ times, seconds }: Asked) => (times.length / seconds).toFixed(0);
      const ms = ({ times }: Asked, share: number) => quantile(times, share).toFixed(1);
      return {
        question: name,
        ...{ [`${SMALL}: req/s`]: speed(small), 'p50 ms': ms(small, 0.5), 'p99 ms': ms(small, 0.99) },
        ...{ [`${LARGE}: req/s`]: speed(large), 'p50 ms ': ms(large, 0.5), 'p99 ms ': ms(large, 0.99) },
        ...{
          'p50 grows': (quantile(large.times, 0.5) / quantile(small.times, 0.5)).toFixed(2),
          'p99 grows': (quantile(large.times, 0.99) / quantile(small.times, 0.99)).toFixed(2),
        },
        answers: `${small.times.length} ${large.times.length}`,
      };
    };
    const title = (how: string) => `${database}, ${how} (${CONNECTIONS} connections)`;
    printTable(
      title('cold: asked for the first time, or by an editor, for whom nothing is kept'),
      questions.map((name) => row(`${name} cold`)),
    );
    printTable(
      title('warm: from the cache of answers'),
      questions.map((name) => row(`${name} warm`)),
    );
  }

  const named = (part: string) => questions.filter((name) => name.includes(part));
  const times = (database: string, events: number, part: string) =>
    named(part).flatMap((name) => of(database, events, `${name} cold`).times);
  const growth = (database: string) =>
    quantile(times(database, LARGE, 'filter'), 0.99) / quantile(times(database, SMALL, 'filter'), 0.99);
  const completing = (database: string) => quantile(times(database, SMALL, 'autocomplete'), 0.5);
  const documents = all[0]!.documents;
  const failed = all.flatMap(({ asked: answers }) => [...answers.values()]).reduce((sum, each) => sum + each.failed, 0);
  const ofEach = (part: string, target: (database: string) => { what: string; met: boolean }) =>
    named(part).length > 0 ? databases.map(target) : [];
  judge([
    ...ofEach('filter', (database) => ({
      what: `${database}: p99 of the filtered list grows at most ${MOST_GROWTH} times from ${SMALL} to ${LARGE} events: ${growth(database).toFixed(2)}`,
      met: growth(database) <= MOST_GROWTH,
    })),
    ...ofEach('autocomplete', (database) => ({
      what: `${database}: autocomplete in ${AUTOCOMPLETE_MS} ms with ${documents} documents, HTTP included: ${completing(database).toFixed(1)} ms`,
      met: completing(database) <= AUTOCOMPLETE_MS,
    })),
    { what: `no failed request: ${failed}`, met: failed === 0 },
  ]);
} finally {
  for (const { service } of all) await service.process.stop();
  await postgres?.drop();
  rmSync(root, { recursive: true, force: true });
}
