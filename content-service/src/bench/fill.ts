import { sql } from 'drizzle-orm';
import { rowsOf } from '../platform/database/rows.ts';
import type { Store } from '../platform/database/database.ts';
import { openStore } from '../platform/database/open-store.ts';
import { articles } from '../content/magazine/tables.ts';
import { productions } from '../content/programme/tables.ts';
import { indexBatch } from '../application/search/index-writer.ts';
import { InventedContent } from './invented-content.ts';

/*
 * Fills the database of DATA_DIR, or of DATABASE_URL, up to a number of events with their search documents, for `npm run bench -- content`:
 *   node content-service/dist/bench/fill.js 500000
 * The service has to have made the database, and to be stopped. What is shown stays what it was; tables are filled in bulk, as no writer does.
 */

/** With 5,000 events there are then more than 20,000 search documents. */
const ARTICLES = 4000;
/** Events are dates of these. */
const PRODUCTIONS = 1500;
const BATCH = 500;
/** Events begin from four years ago to one year ahead. */
const [DAYS_BACK, DAYS_AHEAD] = [1460, 365];
const FILLED = ['events', 'event_tags', 'search_documents'];

const target = Number(process.argv[2]);
const store = await openStore(
  { databaseUrl: process.env['DATABASE_URL'] ?? null, dataDir: process.env['DATA_DIR'] ?? '' },
  { patient: true },
);
try {
  await inventTexts(store);
  const indexes = await rowsOf<{ name: string; definition: string }>(
    store.db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid::regclass::text in (${sql.join(
      FILLED.map((name) => sql`${name}`),
      sql`, `,
    )}) and not indisunique`,
  );
  await store.script(indexes.map(({ name }) => `drop index ${name};`).join('\n'));
  await store.script(FILLED.map((table) => `alter table ${table} disable trigger user;`).join('\n'));
  await store.script(eventsUpTo(target));
  await store.script(FILLED.map((table) => `alter table ${table} enable trigger user;`).join('\n'));
  for (const { definition } of indexes) await store.script(`set maintenance_work_mem = '256MB'; ${definition}`);
  await store.script('select count_events_anew()');
  await store.script('vacuum analyze');
  const [size] = await rowsOf<{ events: number; documents: number; words: number }>(
    store.db,
    sql`select (select count(*)::integer from events) as events, (select count(*)::integer from search_documents) as documents, (select count(*)::integer from search_words) as words`,
  );
  process.stdout.write(JSON.stringify(size));
} finally {
  await store.close();
}

/** Productions and articles, written and indexed as the service does it. */
async function inventTexts({ db }: Store): Promise<void> {
  const [known] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::integer as count from productions where slug->>'de' like 'production-%'`,
  );
  if (known && known.count > 0) return;
  const content = new InventedContent();
  const rows = {
    productions: content.productions(Math.min(PRODUCTIONS, target)),
    articles: content.articles(Math.min(ARTICLES, target)),
  };
  for (let from = 0; from < rows.productions.length; from += BATCH)
    await db.insert(productions).values(rows.productions.slice(from, from + BATCH));
  for (let from = 0; from < rows.articles.length; from += BATCH)
    await db.insert(articles).values(rows.articles.slice(from, from + BATCH));
  while ((await db.transaction((tx) => indexBatch(tx, BATCH))) > 0);
}

/** Dates of the invented productions, and their documents: those of the productions with a date. */
function eventsUpTo(count: number): string {
  const hash = (salt: number, of: string): string => `((hashint4(n + ${salt}) & 2147483647) % ${of})`;
  const oneOf = (list: string, salt: number): string => `(${list})[1 + ${hash(salt, `array_length(${list}, 1)`)}]`;
  return `
    create temporary table choices as select
      (select array_agg(id) from rooms) as rooms, (select array_agg(id) from series) as series, (select array_agg(id) from pictures) as pictures,
      (select array_agg(id) from terms where kind = 'event_type') as types, (select array_agg(id) from terms where kind = 'genre') as genres,
      (select array_agg(id) from terms where kind = 'event_tag') as tags,
      (select array_agg(id order by id) from productions where slug->>'de' like 'production-%') as productions,
      (select count(*)::integer from events) as known;
    create temporary table wanted as
      select nextval(pg_get_serial_sequence('events', 'id'))::integer as id, n, ${oneOf('productions', 3)} as production,
        date_trunc('day', now()) + (n * ${DAYS_BACK + DAYS_AHEAD}::bigint / ${count} - ${DAYS_BACK}) * interval '1 day' + (40 + ${hash(1, '48')}) * interval '15 minutes' as start
      from choices, generate_series(known + 1, ${count}) as n;
    insert into events (id, slug, title, subtitle, preline, teaser_text, description, content_notes, date_start, date_end, status, ticket_url, price_from, price_to, access,
        type_id, genre_id, room_id, series_id, production_id, picture_id)
      select wanted.id, slug, title, subtitle, '{"de": "", "en": ""}', description, '{"de": "", "en": ""}', '{"de": "", "en": ""}', start, start + interval '2 hours', 'sale',
        'https://tickets.example/' || n, 9, 29, '{wheelchair}', ${oneOf('types', 4)}, case when ${hash(5, '4')} > 0 then ${oneOf('genres', 6)} end, ${oneOf('rooms', 7)},
        case when ${hash(8, '3')} = 0 then ${oneOf('series', 9)} end, production, ${oneOf('pictures', 10)}
      from wanted join productions on productions.id = production, choices;
    insert into event_tags (event_id, term_id, date_start)
      select id, ${oneOf('tags', 11)}, start from wanted, choices union select id, ${oneOf('tags', 12)}, start from wanted, choices;
    insert into search_documents (locale, type, object_id, slug, title, title_key, text, body, picture_id, starts_at, ends_at, words, vector)
      select locale, 'event', wanted.id, slug, title, title_key, text, '', picture_id, start, start + interval '2 hours', words, vector
      from wanted join search_documents on type = 'production' and object_id = production;
    drop table wanted, choices;
  `;
}
