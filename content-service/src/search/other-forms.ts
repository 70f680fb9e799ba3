import type { Locale } from '../languages.ts';

/** Forms and spellings that the stemmers take for different words, as keys: each with the one it also stands for. */
export const OTHER_FORMS: Record<Locale, Record<string, string>> = {
  de: bothWays({ museen: 'museum', zentren: 'zentrum', praktika: 'praktikum', themen: 'thema' }),
  en: bothWays({ theatre: 'theater', program: 'programme', center: 'centre', color: 'colour', grey: 'gray', kids: 'children', photo: 'photograph' }),
};

function bothWays(forms: Record<string, string>): Record<string, string> {
  return { ...forms, ...Object.fromEntries(Object.entries(forms).map(([one, other]) => [other, one])) };
}
