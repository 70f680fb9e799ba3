import type { Locale } from '../../platform/languages.ts';
import { dayAfter, dayInBerlin } from '../../platform/time/berlin.ts';
import { dayWord } from './programme-documents.ts';
import { keyOf, stemmable } from './spelling.ts';

/** More words than this say nothing more. */
const MOST_WORDS = 8;
const DAYS = new Map([
  ...['heute', 'today'].map((word) => [word, 0] as const),
  ...['morgen', 'tomorrow'].map((word) => [word, 1] as const),
  ['übermorgen', 2],
]);

/** One word that a visitor typed. */
export interface AskedWord {
  /** As typed. */
  typed: string;
  key: string;
  stemmable: string;
  /** Stands for a day as well, or null. */
  day: string | null;
}

/** What a visitor asks for, before anything of the house's vocabulary is known. */
export interface Question {
  locale: Locale;
  words: AskedWord[];
  /** What stands between quotation marks; must occur just so. */
  phrases: string[];
  /** The whole question in one spelling, to compare with titles. */
  key: string;
}

const QUOTED = /["“„»«]([^"“”„»«]+)["”“»«]/g;

/** Marks of HTML, as they come along with copied words. */
const TAG = /<\/?[a-z][^<>]*>/gi;

/**
 * Reads what somebody asked: phrases in quotation marks, words, and days among them.
 * @param now what "today" and "tomorrow" mean
 */
export function questionOf(asked: string, locale: Locale, now: Date): Question {
  const query = asked.replace(TAG, ' ');
  const phrases = [...query.matchAll(QUOTED)].map(([, phrase = '']) => phrase).filter((phrase) => keyOf(phrase) !== '');
  const rest = query.replace(QUOTED, ' ').normalize('NFC');
  const typed = (rest.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const today = dayInBerlin(now);
  const words = typed.map((word) => {
    const ahead = DAYS.get(word.toLowerCase());
    return {
      typed: word,
      key: keyOf(word),
      stemmable: stemmable(word, locale),
      day: ahead === undefined ? null : dayWord(dayAfter(today, ahead)),
    };
  });
  return { locale, words, phrases, key: keyOf(query) };
}

export const isEmpty = ({ words, phrases }: Question): boolean => words.length === 0 && phrases.length === 0;
