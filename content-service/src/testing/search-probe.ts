import { sql } from 'drizzle-orm';
import { migrate } from '../platform/database/migrate.ts';
import { openStore } from '../platform/database/open-store.ts';
import { bestEvents } from '../application/search/find.ts';
import { planFor } from '../application/search/plan.ts';
import { questionOf } from '../application/search/question.ts';

/**
 * Puts documents of very many events into the index, one an hour from 2,000 hours ago on, of which all have one word and every 500th another; then prints
 * what a search for either finds: hours from now, the best first. A program, on the database of a data directory or of DATABASE_URL: PGlite does not run
 * inside Jest.
 */
const EVENTS = 12_500;
const [FIRST_ID, HOURS_BACK] = [1_000_000, 2000];

const store = await openStore({ databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.argv[2] ?? '' });
const { db } = store;
await migrate(store);
const now = new Date();
await db.execute(sql`
  insert into search_documents (locale, type, object_id, slug, title, title_key, text, body, starts_at, ends_at, words, vector)
  select 'de', 'event', ${FIRST_ID}::integer + n, 'slug', 'Titel', 'titel', '', '', start, start + interval '30 minutes', '{}',
    to_tsvector('simple', case when n % 500 = 250 then 'xyallenthalben xyselten' else 'xyallenthalben' end)
  from (select n, ${now.toISOString()}::timestamptz + (n - ${HOURS_BACK} + 0.25) * interval '1 hour' as start from generate_series(0, ${EVENTS - 1}) as n) as hours`);

async function search(word: string, offset: number) {
  const found = await planFor(db, questionOf(word, 'de', now), now);
  if (!found) throw new Error('The question has no words');
  const ids = await bestEvents(db, found, now, { limit: 5, offset });
  return { counted: found.hits.get('event'), hours: ids.map((id) => id - FIRST_ID - HOURS_BACK) };
}

const answer = {
  often: await search('xyallenthalben', 0),
  deep: await search('xyallenthalben', 9990),
  seldom: await search('xyselten', 0),
  end: await search('xyselten', 24),
};
await store.close();
process.stdout.write(JSON.stringify(answer));
