import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { Locale } from '../../platform/languages.ts';
import { bestParting, partings } from './compounds.ts';
import { OTHER_FORMS } from './other-forms.ts';
import type { AskedWord } from './question.ts';
import { keyOf } from './spelling.ts';
import { EVENTS, OTHERS, searchTitles, searchWords } from './tables.ts';
import { nearestWord } from './typing-errors.ts';

/** Words shorter than this stand inside too many others. */
const SHORTEST_INFIX = 4;
const MOST_COMPOUNDS = 40;
const MOST_CANDIDATES = 300;
const MOST_SPELLINGS = 20;

/** What the house's own words say about a word that somebody typed. */
export interface KnownWord extends AskedWord {
  /** Too common to be looked for ("der", "the"). */
  isCommon: boolean;
  /** Stems of longer words that it is part of. */
  within: string[];
  /** Of these, the ones that it ends: in German they name a kind of it, as Kammeroper is an Oper. */
  kinds: string[];
  /** Its own parts, both in use, each with the longer words that it is part of. */
  parts: WordPart[];
  /** Another form or spelling that the stemmer does not know. */
  other: string | null;
  /** What was probably meant, when nothing has this word. */
  meant: { word: string; shown: string } | null;
  /** It, longer words and other forms as texts spell them, where that is not their key: Café for cafe. */
  spellings: string[];
}

export interface WordPart {
  key: string;
  within: string[];
}

/** The stemmer of a language, as an SQL literal. */
export const stemmerOf = (locale: Locale): SQL =>
  sql.raw(locale === 'de' ? `'german'::regconfig` : `'english'::regconfig`);

/** What the index knows of a word: whether it occurs, in which compounds, of which parts it is made, and what is spelt nearly so. */
export async function lookUp(db: Database, word: AskedWord, locale: Locale): Promise<KnownWord> {
  const isCommon = await isStopWord(db, word, locale);
  const compounds = isCommon || word.key.length < SHORTEST_INFIX ? [] : await compoundsWith(db, word.key, locale);
  const within = compounds.map(({ stem }) => stem);
  const kinds = compounds.filter(({ whole }) => locale === 'de' && whole.endsWith(word.key)).map(({ stem }) => stem);
  const other = OTHER_FORMS[locale].get(word.key) ?? null;
  const isFound =
    isCommon || within.length > 0 || word.day !== null || other !== null || (await occurs(db, word, locale));
  const parts = isCommon || within.length > 0 ? [] : await partsOf(db, word.key, locale);
  const meant = isFound || parts.length > 0 ? null : await correctionOf(db, word.key, locale);
  const spellings = isCommon ? [] : await spellingsOf(db, { ...word, within }, locale);
  return { ...word, isCommon, within, kinds, parts, other, meant, spellings };
}

async function isStopWord(db: Database, { stemmable }: AskedWord, locale: Locale): Promise<boolean> {
  const [row] = await db
    .select({ nodes: sql<number>`numnode(plainto_tsquery(${stemmerOf(locale)}, ${stemmable}))` })
    .from(sql`(select 1) as one`);
  return row?.nodes === 0;
}

/** The list of words is asked first: it answers at once, however many documents there are. It lacks short words, and those with digits. */
async function occurs(db: Database, { key, stemmable }: AskedWord, locale: Locale): Promise<boolean> {
  const { word, stem } = searchWords;
  const known = await db
    .select({ one: sql`1` })
    .from(searchWords)
    .where(
      sql`${searchWords.locale} = ${locale} and (${word} like ${`${key}%`} or ${stem} = ${stemOf(stemmable, locale)})`,
    )
    .limit(1);
  return (
    known.length > 0 ||
    finds(db, locale, sql`(plainto_tsquery(${stemmerOf(locale)}, ${stemmable}) || to_tsquery('simple', ${`${key}:*`}))`)
  );
}

const stemOf = (stemmable: string, locale: Locale): SQL =>
  sql`(ts_lexize(${sql.raw(locale === 'de' ? `'german_stem'` : `'english_stem'`)}, ${stemmable}))[1]`;

/** Is there a document for a `tsquery`? The index is asked: on its own, PostgreSQL reads documents one by one when it guesses that the first are among those sought. */
export async function finds(db: Database, locale: Locale, query: SQL): Promise<boolean> {
  const among = (kind: SQL) =>
    sql`exists (with found as materialized (select 1 from search_documents where ${kind} and locale = ${locale} and vector @@ ${query}) select 1 from found)`;
  const [row] = await rowsOf<{ found: boolean }>(db, sql`select ${among(OTHERS)} or ${among(EVENTS)} as found`);
  return row?.found ?? false;
}

/** Kindertheater and theaterferien for theater. */
async function compoundsWith(db: Database, key: string, locale: Locale): Promise<{ whole: string; stem: string }[]> {
  const { word, stem, documents } = searchWords;
  const rows = await db
    .select({ word, stem })
    .from(searchWords)
    .where(
      sql`${searchWords.locale} = ${locale} and ${word} like ${`%${key}%`} and ${word} <> ${key} and ${stem} is not null`,
    )
    .orderBy(sql`${documents} desc`)
    .limit(MOST_COMPOUNDS);
  // Inside a word, three letters on either side are another word's; less is an ending, or chance.
  const isCompound = (whole: string): boolean => whole.indexOf(key) >= 3 || whole.startsWith(key);
  return rows.flatMap((row) => (row.stem && isCompound(row.word) ? [{ whole: row.word, stem: row.stem }] : []));
}

/** What `ts_headline` has to look for: it reads texts as they are. */
async function spellingsOf(
  db: Database,
  { typed, key, stemmable, within }: Pick<KnownWord, 'typed' | 'key' | 'stemmable' | 'within'>,
  locale: Locale,
): Promise<string[]> {
  const { word, shown, stem, documents } = searchWords;
  // As an array, which the index is asked for; of a subselect PostgreSQL would compare every word.
  const stems = sql`array(select jsonb_array_elements_text(${JSON.stringify(within)}::jsonb)) || ${stemOf(stemmable, locale)}`;
  const rows = await db
    .select({ shown })
    .from(searchWords)
    .where(
      sql`${searchWords.locale} = ${locale} and (${word} like ${`${key}%`} or ${stem} = any(${stems})) and lower(${shown}) <> ${word}`,
    )
    .orderBy(sql`${documents} desc`)
    .limit(MOST_SPELLINGS);
  // The list has the first spelling of each word only.
  const own = typed.toLowerCase() === key ? [] : [typed];
  return [...own, ...rows.map((row) => row.shown)];
}

async function partsOf(db: Database, key: string, locale: Locale): Promise<WordPart[]> {
  const candidates = [...new Set(partings(key).flat())];
  if (candidates.length === 0) return [];
  const rows = await db
    .select({ word: searchWords.word })
    .from(searchWords)
    .where(
      sql`${searchWords.locale} = ${locale} and ${searchWords.word} in (select jsonb_array_elements_text(${JSON.stringify(candidates)}::jsonb))`,
    );
  const known = new Set(rows.map(({ word }) => word));
  const parts = bestParting(key, (part) => known.has(part)) ?? [];
  return Promise.all(
    parts.map(async (part) => ({ key: part, within: (await compoundsWith(db, part, locale)).map(({ stem }) => stem) })),
  );
}

/** Words that look alike; short ones share too few trigrams and are looked for by their beginning. */
async function correctionOf(db: Database, key: string, locale: Locale): Promise<KnownWord['meant']> {
  const { word, shown, documents } = searchWords;
  const rows = await db
    .select({ word, shown, documents })
    .from(searchWords)
    .where(
      sql`${searchWords.locale} = ${locale} and (${word} % ${key} or (${word} like ${`${[...key][0] ?? ''}%`} and length(${word}) between ${key.length - 1} and ${key.length + 1}))`,
    )
    .orderBy(sql`similarity(${word}, ${key}) desc`, sql`${documents} desc`)
    .limit(MOST_CANDIDATES);
  return nearestWord(key, rows);
}

/** The title that was probably meant by a phrase that nothing has. */
export async function meantTitle(db: Database, phrase: string, locale: Locale): Promise<string | null> {
  const { key, title, documents } = searchTitles;
  const typed = keyOf(phrase);
  const rows = await db
    .select({ word: key, title, documents })
    .from(searchTitles)
    .where(sql`${searchTitles.locale} = ${locale} and ${key} % ${typed}`)
    .orderBy(sql`similarity(${key}, ${typed}) desc`)
    .limit(MOST_CANDIDATES);
  return nearestWord(typed, rows)?.title ?? null;
}
