import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { rowsOf } from '../../platform/database/rows.ts';
import type { Locale } from '../../platform/languages.ts';
import type { ContentType } from '../../content/pages/tables.ts';
import { keyOf, stemmable } from './spelling.ts';
import { isEmpty, type Question } from './question.ts';
import { EVENTS, OTHERS, searchDocuments } from './tables.ts';
import { type KnownWord, lookUp, stemmerOf } from './vocabulary.ts';

/** How many events are counted, at most: nobody reads further, and counting takes as long as reading. */
export const MANY = 10_000;

/** How the index is asked. */
export interface SearchPlan {
  locale: Locale;
  /** `tsquery`: the words themselves, for ranking and highlighting. */
  exact: SQL;
  /** `tsquery`: the words, what begins with them, compounds, corrections. What matches is found. */
  wide: SQL;
  key: string;
  /** The question with its typing errors corrected; null when there were none. */
  suggestion: string | null;
}

export interface Found {
  plan: SearchPlan;
  /** How many items of each type are found; of events `MANY` at most. */
  hits: Map<ContentType, number>;
}

/** What finds all the words or, where nothing has them all, any of them. @returns null for a question without any word */
export async function planFor(db: Database, question: Question, now: Date): Promise<Found | null> {
  if (isEmpty(question)) return null;
  const { locale, key } = question;
  const words = await Promise.all(question.words.map((word) => lookUp(db, word, locale)));
  const phrases = question.phrases.map((phrase) => phraseQuery(phrase, locale));
  const telling = words.filter(({ isCommon }) => !isCommon);
  // A title may consist of nothing but common words.
  const whole = words.length > 0 ? [sql`phraseto_tsquery('simple', ${words.map((word) => word.key).join(' ')})`] : [];
  const common = telling.length === 0 ? words.map((word) => sql`to_tsquery('simple', ${`${word.key}:*`})`) : [];

  const plan = (join: SQL): SearchPlan => {
    const joined = (queries: SQL[]): SQL[] => (queries.length > 0 ? [sql`(${sql.join(queries, join)})`] : []);
    const groups = (query: (word: KnownWord, locale: Locale) => SQL) =>
      joined([...telling.map((word) => query(word, locale)), ...common]);
    return {
      locale,
      key,
      exact: every([...phrases, ...either([...groups(exactQuery), ...whole])]),
      wide: every([...phrases, ...either([...groups(wideQuery), ...whole])]),
      suggestion: suggestionOf(words),
    };
  };
  const all = plan(sql` && `);
  const hits = await countHits(db, all, now);
  if (hits.size > 0 || telling.length + common.length < 2) return { plan: all, hits };
  const some = plan(sql` || `);
  return { plan: some, hits: await countHits(db, some, now) };
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

function phraseQuery(phrase: string, locale: Locale): SQL {
  return sql`(phraseto_tsquery(${stemmerOf(locale)}, ${stemmable(phrase, locale)}) || phraseto_tsquery('simple', ${keyOf(phrase)}))`;
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

/** Words that begin with this one, and compounds with it. */
function longerWords({ key, within }: { key: string; within: readonly string[] }): SQL {
  const lexemes = [`${key}:*`, ...within.map((stem) => `'${stem}'`)];
  return sql`to_tsquery('simple', ${lexemes.join(' | ')})`;
}

function suggestionOf(words: readonly KnownWord[]): string | null {
  if (!words.some(({ meant }) => meant)) return null;
  return words.map(({ typed, meant }) => meant?.shown ?? typed).join(' ');
}

/** What visitors of this language may see now. */
export const visible = (locale: Locale, now: Date): SQL =>
  sql`${searchDocuments.locale} = ${locale} and (${searchDocuments.visibleFrom} is null or ${searchDocuments.visibleFrom} <= ${now.toISOString()}::timestamptz)`;
