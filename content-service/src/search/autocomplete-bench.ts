import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Database, Store } from '../database/database.ts';
import { openEmbeddedStore } from '../database/embedded-store.ts';
import { migrate } from '../database/migrate.ts';
import { openServerStore } from '../database/server-store.ts';
import { articles } from '../magazine/tables.ts';
import { completionsOf } from './completions.ts';
import { bestHits, countHits } from './find.ts';
import { indexBatch } from './index-writer.ts';
import { planFor } from './plan.ts';
import { questionOf } from './question.ts';

/*
 * How long completing and searching take on 20,000 documents (10,000 articles in two languages), without HTTP:
 *   node content-service/dist/search/autocomplete-bench.js [documents]
 * On PGlite, or on the empty database that DATABASE_URL names.
 */

const BUDGET_MS = 10;
const ROUNDS = 5;
const BATCH = 500;
/** As many different words as a large site has. */
const VOCABULARY = 25_000;
const BEGINNINGS = 'm mu mün muen münz s sta stadt th thea theater theater. k kin kinder li licht fü führung nacht gla glas ma matthi z'.split(' ');
const QUESTIONS = ['theater', 'Kindertheater', 'Muenzen', 'Ausstelung', 'nacht am hafen', '"licht und glas"'];
const PARTS = (
  'haus licht nacht stadt meer hafen wind winter sommer kinder jugend theater musik tanz film buch bild glas stein holz papier münz gold silber eisen feuer wasser schiff brücken turm kirchen markt garten wald berg tal insel küsten lampen stern himmel wolken regen schnee stimmen klang ton wort sprach schrift brief karten spiel probe bühnen vorhang masken kostüm farben form raum zeit stunden tag wochen jahres reise weg tür fenster tisch stuhl werkstatt kunst handwerk sammlungs ausstellungs führungs museum archiv kabinett konzert oper chor orchester geigen flöten trommel orgel lieder gesprächs lese'
).split(' ');
const ENDINGS = 'fest stück bild werk raum gang spiel kunst schau reihe tage führung stunde halle platz freund meister lehre klang zeit'.split(' ');
const SMALL = 'und der die das mit für aus nach von über unter zwischen ohne im am ein eine wie was wer'.split(' ');

/** Numbers that are the same in every run. */
function randomNumbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Invented articles: compounds of house words, most frequent first, as language has it. */
function* inventedArticles(count: number): Generator<typeof articles.$inferInsert> {
  const random = randomNumbers(20_261_204);
  const pick = (words: readonly string[]): string => words[random(words.length)] ?? '';
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const vocabulary = Array.from({ length: VOCABULARY }, () => capital(pick(PARTS) + (random(2) === 0 ? pick(PARTS) : '') + pick(ENDINGS)));
  // Of two draws the smaller: the first words are the most frequent.
  const word = (): string => (random(3) === 0 ? pick(SMALL) : (vocabulary[Math.min(random(VOCABULARY), random(VOCABULARY))] ?? ''));
  const words = (length: number): string => Array.from({ length }, word).join(' ');
  for (let index = 0; index < count; index += 1) {
    const [title, preline, teaser] = [capital(words(3 + random(3))), words(2), words(160)];
    const both = (text: string) => ({ de: text, en: text });
    yield { slug: both(`article-${index}`), title: both(title), preline: both(preline), teaserText: both(teaser), publishedAt: new Date(0), author: words(2), mediaType: 'text' };
  }
}

async function fill(store: Store, count: number): Promise<void> {
  const { db } = store;
  const rows = [...inventedArticles(count)];
  for (let from = 0; from < rows.length; from += BATCH) await db.insert(articles).values(rows.slice(from, from + BATCH));
  while ((await db.transaction((tx) => indexBatch(tx, BATCH))) > 0);
  await store.script('vacuum analyze');
}

/** The slowest and the middle one of several runs of each, in milliseconds. */
async function measure(tasks: readonly (() => Promise<unknown>)[]): Promise<{ median: number; worst: number }> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const task of tasks) {
      const start = performance.now();
      await task();
      // The first round warms up.
      if (round > 0) times.push(performance.now() - start);
    }
  }
  times.sort((one, other) => one - other);
  return { median: times[Math.floor(times.length / 2)] ?? NaN, worst: times.at(-1) ?? NaN };
}

async function search(db: Database, query: string): Promise<void> {
  const now = new Date();
  const plan = await planFor(db, questionOf(query, 'de', now), now);
  if (!plan) return;
  await countHits(db, plan, now);
  await bestHits(db, plan, now, { types: ['article'], limit: 10, offset: 0 });
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const figures = ({ median, worst }: { median: number; worst: number }): string => `median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`;

const directory = mkdtempSync(join(tmpdir(), 'foyer-search-bench-'));
const url = process.env['DATABASE_URL'];
const store = url ? await openServerStore(url) : await openEmbeddedStore(directory);
try {
  const documents = Number(process.argv[2] ?? 20_000);
  await migrate(store);
  const start = performance.now();
  await fill(store, documents / 2);
  const { db } = store;
  const [size] = await db.select({ documents: sql<number>`count(*)::integer`, words: sql<number>`(select count(*)::integer from search_words)` }).from(sql`search_documents`);
  say(`${size?.documents} documents, ${size?.words} words, indexed in ${((performance.now() - start) / 1000).toFixed(0)} s (${url ? 'PostgreSQL' : 'PGlite'})`);
  const completing = await measure(BEGINNINGS.map((typed) => () => completionsOf(db, typed, 'de')));
  say(`autocomplete: ${figures(completing)} (budget ${BUDGET_MS} ms)`);
  say(`search: ${figures(await measure(QUESTIONS.map((query) => () => search(db, query))))}`);
  if (completing.median > BUDGET_MS) process.exitCode = 1;
} finally {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
}
