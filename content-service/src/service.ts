import type { House } from '@foyer/shared/house';
import type { Changes } from './platform/changes/changes.ts';
import type { Database } from './platform/database/database.ts';
import type { FormFiles } from './content/forms/form-files.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import type { MediaStorage } from './platform/storage/media-storage.ts';
import type { UrlsOf } from './platform/urls.ts';
import type { Passkeys } from './content/users/passkeys.ts';
import type { Sessions } from './content/users/sessions.ts';

/** What the features of the service share. */
export interface Service {
  db: Database;
  changes: Changes;
  /** Work that is done after the answer. */
  jobs: Jobs;
  sessions: Sessions;
  passkeys: Passkeys;
  urlsOf: UrlsOf;
  /** Paths of the ticket shop that operators have chosen. */
  shopPaths: readonly string[];
  now: () => Date;
  mediaStorage: MediaStorage;
  /** Draws pictures that came with the house. */
  drawPicture: House['draw'];
  /** Absolute path of everything that is not in the database. */
  dataDirectory: string;
  /** Proves that a command may have everything. */
  operatorToken: string;
  formFiles: FormFiles;
  /** Null without a mail server. */
  mailer: Mailer | null;
  /** Public address of the site, if it is known. */
  siteUrl: string | null;
  /** Addresses of proxies that say truly who asks, besides those of this machine. */
  trustedProxies: readonly string[];
  /** Whether there is a page of all modules, for those who make them. */
  showsModules: boolean;
  /** Whether cookies are for HTTPS only. */
  secureCookies: boolean;
}
