import type { Changes } from './changes/changes.ts';
import type { Database } from './database/database.ts';
import type { FormFiles } from './forms/form-files.ts';
import type { UrlsOf } from './urls.ts';
import type { Sessions } from './users/sessions.ts';

/** What the features of the service share. */
export interface Service {
  db: Database;
  changes: Changes;
  sessions: Sessions;
  urlsOf: UrlsOf;
  now: () => Date;
  /** Absolute path of the media files. */
  mediaDirectory: string;
  /** Absolute path of everything that is not in the database. */
  dataDirectory: string;
  /** Proves that a command may have everything. */
  operatorToken: string;
  formFiles: FormFiles;
  /** Whether cookies are for HTTPS only. */
  secureCookies: boolean;
}
