import { desc, gte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { dayInBerlin } from '../../platform/time/berlin.ts';
import { wordsOf } from './spelling.ts';
import { searchLog } from './tables.ts';

const WRITE_EVERY_MS = 5000;
const LONGEST_TERM = 60;
/** A burst of invented terms must not fill the memory. */
const MOST_TERMS = 1000;

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

  /** Adds what was counted to the database. */
  async write(): Promise<void> {
    const rows = [...this.#counted.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
    this.#counted.clear();
    if (rows.length === 0) return;
    await this.#db
      .insert(searchLog)
      .values(rows)
      .onConflictDoUpdate({
        target: [searchLog.day, searchLog.locale, searchLog.term],
        set: { searches: sql`${searchLog.searches} + excluded.searches`, hits: sql`excluded.hits` },
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
