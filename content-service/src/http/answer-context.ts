import type { Database } from '../database/database.ts';
import type { Locale } from '../languages.ts';
import type { UrlsOf } from '../urls.ts';

/** What turns rows into answers. */
export interface AnswerContext {
  db: Database;
  locale: Locale;
  /** Instant of the request. */
  now: Date;
  urlsOf: UrlsOf;
}
