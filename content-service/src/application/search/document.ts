import type { Locale } from '../../platform/languages.ts';
import type { ContentType } from '../../content/pages/tables.ts';

/** An item in one language, as its feature describes it to the index. */
export interface SearchDocument {
  locale: Locale;
  type: ContentType;
  objectId: number;
  slug: string;
  title: string;
  /** Shown below the title. */
  text: string;
  /** Who and what belongs to it: persons, places, kinds. Counts less than the title, more than the body. */
  about: string;
  /** Plain text. */
  body: string;
  pictureId: number | null;
  visibleFrom: Date | null;
  startsAt: Date | null;
  endsAt: Date | null;
}

/** One line of names and kinds, without the missing ones. */
export const line = (parts: readonly (string | null | undefined)[]): string => parts.filter(Boolean).join(' · ');
