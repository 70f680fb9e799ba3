import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import type { Locale } from '../languages.ts';
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
  const rows = await db
    .select({ shown: searchTitles.title })
    .from(searchTitles)
    .where(sql`${searchTitles.locale} = ${locale} and ${beginsWith(searchTitles.key, key)}`)
    .orderBy(sql`${searchTitles.documents} desc`, searchTitles.title)
    .limit(MOST * FORMS);
  const titles = rows.filter(({ shown }, index) => rows.findIndex((other) => other.shown === shown) === index);
  const words = key.includes(' ') ? [] : await wordsFrom(db, key, locale);
  const room = Math.max(MOST_TITLES, MOST - words.length);
  return unlike([...titles.slice(0, room), ...words, ...titles.slice(room)].map(({ shown }) => shown)).slice(0, MOST);
}

/** Up to two letters begin so many titles that there are indexes of their own, in the order asked for. */
const beginsWith = (column: PgColumn, key: string): SQL =>
  key.length <= 2 ? sql`"left"(${column}, ${sql.raw(String(key.length))}) = ${key}` : sql`${column} like ${`${key}%`}`;

/** One form of each word: who sees Glas needs no Gläsern. */
async function wordsFrom(db: Database, key: string, locale: Locale): Promise<{ shown: string }[]> {
  const rows = await db
    .select({ shown: searchWords.shown, stem: searchWords.stem })
    .from(searchWords)
    .where(sql`${searchWords.locale} = ${locale} and ${searchWords.word} like ${`${key}%`} and ${searchWords.stem} is not null`)
    .orderBy(sql`${searchWords.documents} desc`, searchWords.word)
    .limit(MOST * FORMS);
  return rows.filter(({ stem }, index) => rows.findIndex((other) => other.stem === stem) === index).slice(0, MOST);
}

/** One of those that differ in capitals only. */
function unlike(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => {
    const spelling = wordsOf(text).join(' ');
    if (seen.has(spelling)) return false;
    seen.add(spelling);
    return true;
  });
}
