import type { Locale } from '@foyer/shared';

export type { Locale };

/** Languages that visitors read; the first is the default. */
export const LANGUAGES = ['de', 'en'] as const satisfies readonly Locale[];
/** Spoken where nobody has asked for another. */
export const DEFAULT_LANGUAGE: Locale = 'de';

/** A text in each content language. */
export type Localised = Record<Locale, string>;

/** Whether content exists in it. */
export const isLanguage = (value: unknown): value is Locale => LANGUAGES.some((language) => language === value);

/** Has this value one for each language, and nothing else? */
export function isLocalised(value: unknown): value is Localised {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length === LANGUAGES.length && keys.every(isLanguage);
}

/** Where a link leads in one language; null where it leads nowhere. */
export function linkIn(link: Localised | null, locale: Locale): { url: string } | null {
  const url = link?.[locale];
  return url ? { url } : null;
}
