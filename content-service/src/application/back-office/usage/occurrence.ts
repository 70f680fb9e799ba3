import type { RecordUser, Urls } from '@foyer/shared/api';
import type { Database } from '../../../platform/database/database.ts';
import type { Locale } from '../../../platform/languages.ts';
import { changeUrl, type Registry } from '../registry.ts';
import type { Wanted } from './module-ids.ts';

/** What looking for users needs. */
export interface Search {
  tx: Database;
  registry: Registry;
  wanted: Wanted;
  locale: Locale;
  now: Date;
  /** Who detaches, for versions. */
  author: string;
}

/** Records that refer to what is wanted gone, in one place. */
export interface Occurrence {
  users: readonly RecordUser[];
  /** What the audit trail says has changed. */
  field: string;
  /** Makes them do without. Never called while one of them blocks. */
  detach: () => Promise<void>;
}

export const userOf = (
  resource: string,
  id: number,
  { title, at = null, blocking = false }: { title: string; at?: string | null; blocking?: boolean },
): RecordUser => ({ resource, id, title, at, url: changeUrl(resource, id), blocking });

export const addressesOf = (urls: unknown): string[] =>
  (typeof urls === 'object' && urls !== null ? Object.values(urls as Urls) : []).filter((url) => url.length > 1);
