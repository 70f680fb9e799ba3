import { desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { dayAfter, dayInBerlin } from '../../platform/time/berlin.ts';
import { wordsOf } from './spelling.ts';
import { searchLog } from './tables.ts';

const WRITE_EVERY_MS = 5000;
const LONGEST_TERM = 60;
/** A burst of invented terms must not fill the memory. */
const MOST_TERMS = 1000;
/** Nor a day of them the disk: what was not searched before on such a day is no longer counted. */
export const MOST_TERMS_A_DAY = 10_000;
/** As long as editors are shown them. */
const KEPT_DAYS = 30;

export interface SearchedTerm {
  locale: Locale;
  term: string;
  searches: number;
  /** What the last of these searches found. */
  hits: number;
}

/** Counts what is searched, by day; never who, when exactly or from where. */
export class SearchLog {
  readonly #db: Database;
  readonly #now: () => Date;
  readonly #counted = new Map<string, SearchedTerm & { day: string }>();
  readonly #timer: NodeJS.Timeout;

  constructor(db: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
    this.#timer = setInterval(() => void this.write().catch(() => undefined), WRITE_EVERY_MS);
    this.#timer.unref();
  }

  /** Remembers one search until the next write. */
  count(query: string, locale: Locale, hits: number): void {
    const term = loggable(query);
    if (term === null) return;
    const day = dayInBerlin(this.#now());
    const key = `${day} ${locale} ${term}`;
    const known = this.#counted.get(key);
    if (!known && this.#counted.size >= MOST_TERMS) return;
    this.#counted.set(key, { day, locale, term, searches: (known?.searches ?? 0) + 1, hits });
  }

  /** Adds what was counted to the database, and forgets what is older than is kept. */
  async write(): Promise<void> {
    const rows = [...this.#counted.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    this.#counted.clear();
    const [first] = rows;
    if (!first) return;
    await forgetSearches(this.#db, this.#now());
    const { day, locale, term, searches } = searchLog;
    const isFull = (await this.#db.$count(searchLog, eq(day, first.day))) >= MOST_TERMS_A_DAY;
    const isKnown = sql`exists (select from ${searchLog} as known where (known.day, known.locale, known.term) = (counted.day, counted.locale, counted.term))`;
    await this.#db
      .insert(searchLog)
      .select(
        sql`select counted.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as counted (day date, locale text, term text, searches integer, hits integer) where ${isFull ? isKnown : sql`true`}`,
      )
      .onConflictDoUpdate({
        target: [day, locale, term],
        set: { searches: sql`${searches} + excluded.searches`, hits: sql`excluded.hits` },
      });
  }

  /** Writes what is left and stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }
}

/** The term in one spelling; null for what looks like a person's data (address, number) or is no search term at all. */
export function loggable(query: string): string | null {
  const term = wordsOf(query).join(' ');
  const isPersonal = query.includes('@') || /\d[\d\s/()+-]{4,}\d/.test(query);
  return term === '' || term.length > LONGEST_TERM || isPersonal ? null : term;
}

/** Forgets what was searched before the first day that is kept. */
export async function forgetSearches(db: Database, now: Date): Promise<void> {
  await db.delete(searchLog).where(lt(searchLog.day, keptSince(now)));
}

/** The first day whose searches are kept: 2026-11-04. */
export const keptSince = (now: Date): string => dayAfter(dayInBerlin(now), -KEPT_DAYS);

/** What was searched most since a day, of both languages. */
export async function mostSearched(db: Database, since: string, limit: number): Promise<SearchedTerm[]> {
  return terms(db, since, limit);
}

/** What was searched most without finding anything when it was last asked for. */
export async function searchedInVain(db: Database, since: string, limit: number): Promise<SearchedTerm[]> {
  return terms(db, since, limit, true);
}

async function terms(db: Database, since: string, limit: number, inVain = false): Promise<SearchedTerm[]> {
  const searches = sql<number>`sum(${searchLog.searches})::integer`;
  const hits = sql<number>`(array_agg(${searchLog.hits} order by ${searchLog.day} desc))[1]`;
  const rows = await db
    .select({ locale: searchLog.locale, term: searchLog.term, searches, hits })
    .from(searchLog)
    .where(gte(searchLog.day, since))
    .groupBy(searchLog.locale, searchLog.term)
    .having(inVain ? sql`${hits} = 0` : undefined)
    .orderBy(desc(searches), searchLog.term)
    .limit(limit);
  return rows.map((row) => ({ ...row, locale: row.locale as Locale }));
}
