import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { Locale } from '../languages.ts';
import { keyOf, wordsOf } from './spelling.ts';
import { searchTitles, searchWords } from './tables.ts';

const MOST = 8;
/** Titles come first, and leave some room for words. */
const MOST_TITLES = 5;

/** Titles and words that begin with what was typed so far, in lower case, the most frequent first; at most eight. */
export async function completionsOf(db: Database, typed: string, locale: Locale): Promise<string[]> {
  const key = keyOf(typed);
  if (key === '') return [];
  const titles = await db
    .select({ shown: searchTitles.title })
    .from(searchTitles)
    .where(sql`${searchTitles.locale} = ${locale} and ${searchTitles.key} like ${`${key}%`}`)
    .groupBy(searchTitles.title)
    .orderBy(sql`max(${searchTitles.documents}) desc`, searchTitles.title)
    .limit(MOST);
  const words = key.includes(' ') ? [] : await wordsFrom(db, key, locale);
  const room = Math.max(MOST_TITLES, MOST - words.length);
  return unlike([...titles.slice(0, room), ...words, ...titles.slice(room)].map(({ shown }) => shown)).slice(0, MOST);
}

async function wordsFrom(db: Database, key: string, locale: Locale): Promise<{ shown: string }[]> {
  return db
    .select({ shown: searchWords.shown })
    .from(searchWords)
    .where(sql`${searchWords.locale} = ${locale} and ${searchWords.word} like ${`${key}%`} and ${searchWords.stem} is not null`)
    .orderBy(sql`${searchWords.documents} desc`, searchWords.word)
    .limit(MOST);
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
