import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { keyOf, wordsOf } from './spelling.ts';
import { searchTitles, searchWords } from './tables.ts';

const MOST = 8;
/** Titles come first, and leave some room for words. */
const MOST_TITLES = 5;
/** Forms in which a word may occur, words with which a title may be begun. */
const FORMS = 3;

/** Titles and words that begin with what was typed so far, in lower case, the most frequent first; at most eight. */
export async function completionsOf(db: Database, typed: string, locale: Locale): Promise<string[]> {
  const key = keyOf(typed);
  if (key === '') return [];
  // While somebody types every millisecond counts: both are asked for at once.
  const found = await (key.includes(' ')
    ? titlesFrom(db, key, locale)
    : unionAll(titlesFrom(db, key, locale), wordsFrom(db, key, locale)));
  const rows = found.sort((one, other) => one.place - other.place);
  const titles = rows.filter(({ stem }) => stem === null);
  const words = rows.filter(({ stem }) => stem !== null);
  const [shownTitles, shownWords] = [
    once(titles, ({ shown }) => shown),
    once(words, ({ stem }) => stem ?? '').slice(0, MOST),
  ];
  const room = Math.max(MOST_TITLES, MOST - shownWords.length);
  const inOrder = [...shownTitles.slice(0, room), ...shownWords, ...shownTitles.slice(room)];
  // One of those that differ in capitals only.
  return once(inOrder, ({ shown }) => wordsOf(shown).join(' '))
    .map(({ shown }) => shown)
    .slice(0, MOST);
}

function titlesFrom(db: Database, key: string, locale: Locale) {
  const { title, documents } = searchTitles;
  return db
    .select({ shown: title, stem: sql<string | null>`null::text`, place: placeBy(documents, title) })
    .from(searchTitles)
    .where(sql`${searchTitles.locale} = ${locale} and ${beginsWith(searchTitles.key, key)}`)
    .orderBy(sql`${documents} desc`, title)
    .limit(MOST * FORMS);
}

/** With their stems: who sees Glas needs no Gläsern. */
function wordsFrom(db: Database, key: string, locale: Locale) {
  const { word, shown, stem, documents } = searchWords;
  return db
    .select({ shown, stem: sql<string | null>`${stem}`, place: placeBy(documents, word) })
    .from(searchWords)
    .where(sql`${searchWords.locale} = ${locale} and ${word} like ${`${key}%`} and ${stem} is not null`)
    .orderBy(sql`${documents} desc`, word)
    .limit(MOST * FORMS);
}

/** Up to two letters begin so many titles that there are indexes of their own, in the order asked for. */
const beginsWith = (column: PgColumn, key: string): SQL =>
  key.length <= 2 ? sql`"left"(${column}, ${sql.raw(String(key.length))}) = ${key}` : sql`${column} like ${`${key}%`}`;

const placeBy = (documents: PgColumn, name: PgColumn): SQL<number> =>
  sql<number>`(row_number() over (order by ${documents} desc, ${name}))::integer`;

/** The first of those that are the same in some way. */
function once<T>(rows: readonly T[], keyOfRow: (row: T) => string): T[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOfRow(row);
    return !seen.has(key) && seen.add(key);
  });
}
