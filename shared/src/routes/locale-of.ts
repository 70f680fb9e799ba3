import { LOCALES, type Locale } from '../contract.ts';

/** The language of a path: its first segment, if that is one. */
export function localeOf(pathname: string): Locale | null {
  const segment = pathname.split('/', 2)[1];
  return LOCALES.find((locale) => locale === segment) ?? null;
}
