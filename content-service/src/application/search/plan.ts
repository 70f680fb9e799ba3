import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { Locale } from '../../platform/languages.ts';
import type { ContentType } from '../../content/pages/tables.ts';
import type { AskedDay } from './days.ts';
import { keyOf, stemmable } from './spelling.ts';
import { type AskedPhrase, isEmpty, type Question } from './question.ts';
import { EVENTS, OTHERS, searchDocuments } from './tables.ts';
import { finds, type KnownWord, lookUp, meantTitle, stemmerOf } from './vocabulary.ts';

/** How many events are counted, at most: nobody reads further, and counting takes as long as reading. */
export const MANY = 10_000;

/** How the index is asked. */
export interface SearchPlan {
  locale: Locale;
  /** `tsquery`: the words themselves, for ranking and highlighting. */
  exact: SQL;
  /** `tsquery`: the words, what begins with them, compounds, corrections. What matches is found. */
  wide: SQL;
  /** `tsquery`: the same, and the words as texts spell them, to mark in excerpts. */
  marked: SQL;
  key: string;
}

export interface Found {
  plan: SearchPlan;
  /** How many items of each type are found; of events `MANY` at most. */
  hits: Map<ContentType, number>;
  /** The question with its typing errors corrected; null when there were none. */
  suggestion: string | null;
}

/** What finds all the words or, where nothing has them all, any of them. @returns null for a question without any word */
export async function planFor(db: Database, question: Question, now: Date): Promise<Found | null> {
  if (isEmpty(question)) return null;
  const { locale, key, days } = question;
  const words = await Promise.all(question.words.map((word) => lookUp(db, word, locale)));
  const telling = words.filter(({ isCommon }) => !isCommon);
  const isPlain = words.length > 0 && days.length === 0;
  // A title may consist of nothing but common words.
  const whole = isPlain ? [sql`phraseto_tsquery('simple', ${words.map((word) => word.key).join(' ')})`] : [];
  const common =
    isPlain && telling.length === 0 ? words.map((word) => sql`to_tsquery('simple', ${`${word.key}:*`})`) : [];

  const planOf = (sought: readonly KnownWord[], join: SQL): SearchPlan => {
    const queryOf = (ofPhrase: QueryOf<string>, ofWord: QueryOf<KnownWord>, ofDay: QueryOf<AskedDay>): SQL => {
      const parts = [
        ...sought.map((word) => ofWord(word, locale)),
        ...days.map((day) => ofDay(day, locale)),
        ...common,
      ];
      const joined = parts.length > 0 ? [sql`(${sql.join(parts, join)})`] : [];
      return every([
        ...question.phrases.map((phrase) => ofPhrase(phrase.typed, locale)),
        ...either([...joined, ...whole]),
      ]);
    };
    return {
      locale,
      key,
      exact: queryOf(phraseQuery, exactQuery, dayQuery),
      wide: queryOf(phraseQuery, wideQuery, dayQuery),
      marked: queryOf(markedPhraseQuery, markedQuery, markedDayQuery),
    };
  };
  let plan = planOf(telling, sql` && `);
  let hits = await countHits(db, plan, now);
  if (hits.size === 0 && telling.length + days.length + common.length > 1) {
    // A single letter begins too many words.
    plan = planOf(
      telling.filter((word) => word.key.length > 1),
      sql` || `,
    );
    hits = await countHits(db, plan, now);
  }
  const meant = words.map((word) => ({ ...word, meant: word.meant?.shown ?? null }));
  const meantPhrases =
    hits.size > 0 ? [] : await Promise.all(question.phrases.map((phrase) => correct(db, phrase, locale)));
  return { plan, hits, suggestion: suggestionOf(question.text, [...meant, ...meantPhrases]) };
}

async function countHits(db: Database, plan: SearchPlan, now: Date): Promise<Map<ContentType, number>> {
  const found = sql`${visible(plan.locale, now)} and ${hasWords(plan)}`;
  const rows = await rowsOf<{ type: ContentType; hits: number }>(
    db,
    // Kept apart, each is asked of its index: PostgreSQL reads documents one by one when it guesses that the first are among those sought.
    sql`with events as materialized (select 1 from search_documents where ${EVENTS} and ${found}),
        others as materialized (select type from search_documents where ${OTHERS} and ${found})
      select 'event' as type, count(*)::integer as hits from (select 1 from events limit ${MANY}) as counted
      union all select type, count(*)::integer from others group by type`,
  );
  return new Map(rows.filter(({ hits }) => hits > 0).map(({ type, hits }) => [type, hits]));
}

/** Whether a document has the words of a plan. */
export const hasWords = (plan: SearchPlan): SQL => sql`vector @@ ${plan.wide}`;

const every = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` && `)})`;
const either = (queries: SQL[]): SQL[] => (queries.length > 0 ? [sql`(${sql.join(queries, sql` || `)})`] : []);

type QueryOf<T> = (sought: T, locale: Locale) => SQL;

function phraseQuery(phrase: string, locale: Locale): SQL {
  return sql`(phraseto_tsquery(${stemmerOf(locale)}, ${stemmable(phrase, locale)}) || phraseto_tsquery('simple', ${keyOf(phrase)}))`;
}

/** Dates of a day by its word, and texts that name it: not what a date says of itself (weight B), which is the same every year. */
function dayQuery({ word, writings }: AskedDay): SQL {
  const written = writings.map((key) => `(${key.replace(/\S+/g, '$&:ACD').replaceAll(' ', ' <-> ')})`);
  return sql`to_tsquery('simple', ${[word, ...written].join(' | ')})`;
}

function exactQuery({ stemmable: text, key, meant, day, kinds }: KnownWord, locale: Locale): SQL {
  const word = sql`plainto_tsquery(${stemmerOf(locale)}, ${text}) || to_tsquery('simple', ${key})`;
  const corrected =
    meant &&
    sql`plainto_tsquery(${stemmerOf(locale)}, ${stemmable(meant.shown, locale)}) || to_tsquery('simple', ${meant.word})`;
  const named = day && sql`to_tsquery('simple', ${day})`;
  const ofItsKind =
    kinds.length > 0 ? sql`to_tsquery('simple', ${kinds.map((stem) => `'${stem}'`).join(' | ')})` : null;
  return sql`(${sql.join(
    [word, corrected, named, ofItsKind].filter((query) => query !== null),
    sql` || `,
  )})`;
}

function wideQuery(word: KnownWord, locale: Locale): SQL {
  const { parts, other } = word;
  const ways = [exactQuery(word, locale), longerWords(word)];
  if (parts.length > 0) {
    const each = parts.map((part) => sql`(plainto_tsquery(${stemmerOf(locale)}, ${part.key}) || ${longerWords(part)})`);
    ways.push(sql`(${sql.join(each, sql` && `)})`);
  }
  if (other) ways.push(sql`plainto_tsquery(${stemmerOf(locale)}, ${other})`);
  return sql`(${sql.join(ways, sql` || `)})`;
}

/** Excerpts are cut from texts as they stand there, not from their keys. */
function markedQuery(word: KnownWord, locale: Locale): SQL {
  const shown = [...word.spellings, ...(word.meant ? [word.meant.shown] : [])];
  const spellings = shown.map((spelling) => sql`plainto_tsquery(${stemmerOf(locale)}, ${spelling})`);
  return sql`(${sql.join([wideQuery(word, locale), ...spellings], sql` || `)})`;
}

function markedPhraseQuery(phrase: string, locale: Locale): SQL {
  return sql`(${phraseQuery(phrase, locale)} || phraseto_tsquery(${stemmerOf(locale)}, ${phrase}))`;
}

function markedDayQuery(day: AskedDay, locale: Locale): SQL {
  const written = day.writings.map((writing) => sql`phraseto_tsquery(${stemmerOf(locale)}, ${writing})`);
  return sql`(${sql.join([dayQuery(day), ...written], sql` || `)})`;
}

/** Words that begin with this one, and compounds with it. */
function longerWords({ key, within }: { key: string; within: readonly string[] }): SQL {
  const lexemes = [`${key}:*`, ...within.map((stem) => `'${stem}'`)];
  return sql`to_tsquery('simple', ${lexemes.join(' | ')})`;
}

/** A part of a question, and what was meant by it; null where that is just it. */
interface Corrected {
  typed: string;
  index: number;
  meant: string | null;
}

async function correct(db: Database, phrase: AskedPhrase, locale: Locale): Promise<Corrected> {
  const isFound = await finds(db, locale, phraseQuery(phrase.typed, locale));
  return { ...phrase, meant: isFound ? null : await meantTitle(db, phrase.typed, locale) };
}

/** What was typed, with what was meant in its place. */
function suggestionOf(text: string, parts: readonly Corrected[]): string | null {
  // From the end: what comes before stays where it is.
  const fromEnd = [...parts].sort((one, other) => other.index - one.index);
  const suggestion = fromEnd.reduce(
    (corrected, { typed, index, meant }) =>
      corrected.slice(0, index) + (meant ?? typed) + corrected.slice(index + typed.length),
    text,
  );
  return parts.some(({ meant }) => meant !== null) ? suggestion : null;
}

/** What visitors of this language may see now. */
export const visible = (locale: Locale, now: Date): SQL =>
  sql`${searchDocuments.locale} = ${locale} and (${searchDocuments.visibleFrom} is null or ${searchDocuments.visibleFrom} <= ${now.toISOString()}::timestamptz)`;
