import type { Locale, Localised } from '../languages.ts';
import { HttpProblem } from './problem.ts';

/** A reason to refuse a file: its status and its words. */
interface Refusal {
  status: number;
  words: Localised;
}

/** Of any place that takes files. */
export const NOTHING_SENT = {
  missing: { status: 400, words: { de: 'Bitte wählen Sie eine Datei aus.', en: 'Please choose a file.' } },
  empty: { status: 400, words: { de: 'Diese Datei ist leer.', en: 'This file is empty.' } },
} satisfies Record<string, Refusal>;

/** @returns what answers with one of these reasons, in the language of whoever sent the file */
export function refusing<Why extends string>(
  refusals: Record<Why, Refusal>,
): (why: Why, locale: Locale) => HttpProblem {
  return (why, locale) => {
    const { status, words } = refusals[why];
    return new HttpProblem(status, words[locale], { errors: { file: [words[locale]] } });
  };
}
