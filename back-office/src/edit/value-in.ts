import type { Locale } from '@foyer/shared';

/** The words of one language of a value; the value itself where it has none. */
export const valueIn = (value: unknown, language: Locale | null): unknown =>
  language === null ? value : (value as Partial<Record<Locale, unknown>> | null | undefined)?.[language];
