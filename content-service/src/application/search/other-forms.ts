import type { Locale } from '../../platform/languages.ts';

/** Forms and spellings that the stemmers take for different words, as keys: each with the one it also stands for. */
export const OTHER_FORMS: Record<Locale, ReadonlyMap<string, string>> = {
  de: bothWays({ museen: 'museum', zentren: 'zentrum', praktika: 'praktikum', themen: 'thema' }),
  en: bothWays({
    theatre: 'theater',
    program: 'programme',
    center: 'centre',
    color: 'colour',
    grey: 'gray',
    kids: 'children',
    photo: 'photograph',
  }),
};

function bothWays(forms: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(forms).flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
  );
}
