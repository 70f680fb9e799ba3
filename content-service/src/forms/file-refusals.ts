import { HttpProblem } from '../http/problem.ts';
import type { Locale, Localised } from '../languages.ts';

const REFUSALS = {
  missing: { status: 400, words: { de: 'Bitte wählen Sie eine Datei aus.', en: 'Please choose a file.' } },
  empty: { status: 400, words: { de: 'Diese Datei ist leer.', en: 'This file is empty.' } },
  large: { status: 413, words: { de: 'Diese Datei ist größer als 10 MB.', en: 'This file is larger than 10 MB.' } },
  type: {
    status: 415,
    words: {
      de: 'Diese Art von Datei nehmen wir nicht an. Möglich sind PDF, JPEG, PNG, WebP, Word (.docx), OpenDocument (.odt) und reiner Text (.txt).',
      en: 'We do not take this kind of file. You can send PDF, JPEG, PNG, WebP, Word (.docx), OpenDocument (.odt) and plain text (.txt).',
    },
  },
} as const satisfies Record<string, { status: number; words: Localised }>;

/** Why a file is not taken, in the visitor's language. */
export function refused(why: keyof typeof REFUSALS, locale: Locale): HttpProblem {
  const { status, words } = REFUSALS[why];
  return new HttpProblem(status, words[locale], { errors: { file: [words[locale]] } });
}
