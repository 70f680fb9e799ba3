import { setTimeout as wait } from 'node:timers/promises';
import { gt, sql } from 'drizzle-orm';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';
import { Changes } from '../platform/changes/changes.ts';
import { articles } from '../content/magazine/tables.ts';
import { keepIndexed, refreshIndex } from '../application/search/search-index.ts';
import { searchDocuments, searchStale } from '../application/search/tables.ts';
import { randomNumbers } from './random-numbers.ts';

/**
 * Indexes three articles of which something else than the service has given the middle one a title that no index takes; prints what is then found,
 * what was logged, and what is still marked; then is told to end in the middle of indexing everything anew. A program, on the database of a data
 * directory or of DATABASE_URL: PGlite does not run inside Jest.
 */
const random = randomNumbers(20_261_129);
/** Ids that nothing else has. */
const BELOW_FIRST = 1_000_000;
/** Of many words, none of which can be shortened by compression. */
const endless = Array.from({ length: 1500 }, () => random(36).toString(36)).join('');

const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.argv[2] ?? '' });
const { db } = store;
await migrate(store);
const both = (text: string) => ({ de: text, en: text });
const titles = ['Davor', endless.replaceAll(/.{9}/g, '$& '), 'Danach'];
await db.insert(articles).values(
  titles.map((title, index) => ({
    id: BELOW_FIRST + index + 1,
    slug: both(`artikel-${index}`),
    title: both(title),
    preline: both(''),
    teaserText: both(''),
    publishedAt: new Date('2026-01-01T12:00:00Z'),
    author: '',
    mediaType: 'text' as const,
  })),
);
const logged: unknown[] = [];
let failures = 0;
const error = ({ code, type, id }: { code?: string; type: string; id: number }) => {
  if (code) logged.push({ code, type, nth: id - BELOW_FIRST });
  else failures += 1;
};
const service = { db, changes: new Changes(store), log: { error } as never };
await refreshIndex(service);
const found = await db
  .select({ title: searchDocuments.title, locale: searchDocuments.locale })
  .from(searchDocuments)
  .where(gt(searchDocuments.objectId, BELOW_FIRST));
const answer = {
  found: found.map(({ title, locale }) => `${locale} ${title}`).sort(),
  logged: [...logged],
  marked: await db.$count(searchStale),
};
const end = await keepIndexed(service);
await service.changes.write(
  () => ['everything'],
  (tx) => tx.execute(sql`select search_mark_all()`),
);
await end();
const isLeft = (await db.$count(searchStale)) > 0;
await store.close();
// Whatever asks a database that is closed fails at once.
await wait(500);
process.stdout.write(JSON.stringify({ ...answer, isLeft, failures }));
