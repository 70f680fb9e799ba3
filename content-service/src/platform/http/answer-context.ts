import type { Database } from '../database/database.ts';
import type { Locale } from '../languages.ts';
import type { UrlsOf } from '../urls.ts';
import type { SessionUser } from './session-user.ts';

/** What turns rows into answers. */
export interface AnswerContext {
  /** Version of the modules that an editor asks for; what is public without one. */
  versionId?: number | undefined;
  /** Token of a link that shows the working copy of the modules to whoever has it. */
  preview?: string | undefined;
  db: Database;
  locale: Locale;
  /** Instant of the request. */
  now: Date;
  /** Who asks; null for visitors. */
  user: SessionUser | null;
  urlsOf: UrlsOf;
}
