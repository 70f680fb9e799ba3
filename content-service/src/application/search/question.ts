import type { Locale } from '../../platform/languages.ts';
import { dayAfter, dayInBerlin } from '../../platform/time/berlin.ts';
import { type AskedDay, spacesFor, takeDays } from './days.ts';
import { dayWord } from './programme-documents.ts';
import { keyOf, stemmable } from './spelling.ts';

/** More words or days than this say nothing more. */
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
  /** Where it begins in the text of the question. */
  index: number;
  key: string;
  stemmable: string;
  /** Stands for a day as well, or null. */
  day: string | null;
}

/** What stands between quotation marks; must occur just so. */
export interface AskedPhrase {
  typed: string;
  /** Where it begins in the text of the question. */
  index: number;
}

/** What a visitor asks for, before anything of the house's vocabulary is known. */
export interface Question {
  locale: Locale;
  /** As typed, in one line. */
  text: string;
  words: AskedWord[];
  days: AskedDay[];
  phrases: AskedPhrase[];
  /** The whole question in one spelling, to compare with titles. */
  key: string;
}

const QUOTED = /["“„»«]([^"“”„»«]+)["”“»«]/g;

const WORD = /[\p{L}\p{N}]+/gu;

/** Marks of HTML, as they come along with copied words. */
const TAG = /<\/?[a-z][^<>]*>/gi;

/**
 * Reads what somebody asked: phrases in quotation marks, words, and days among them.
 * @param now what "today" and "tomorrow" mean, and from when on a day without a year is the next one
 */
export function questionOf(asked: string, locale: Locale, now: Date): Question {
  const text = asked.replace(TAG, ' ').normalize('NFC').replace(/\s+/g, ' ').trim();
  const today = dayInBerlin(now);
  const phrases = [...text.matchAll(QUOTED)].map(({ 1: typed = '', index }) => ({ typed, index: index + 1 }));
  const { days, rest } = takeDays(text.replace(QUOTED, spacesFor), locale, today);
  const words = [...rest.matchAll(WORD)].map(({ 0: typed, index }) => {
    const ahead = DAYS.get(typed.toLowerCase());
    return {
      typed,
      index,
      key: keyOf(typed),
      stemmable: stemmable(typed, locale),
      day: ahead === undefined ? null : dayWord(dayAfter(today, ahead)),
    };
  });
  return {
    locale,
    text,
    words: words.slice(0, MOST_WORDS),
    days: days.slice(0, MOST_WORDS),
    phrases: phrases.filter(({ typed }) => keyOf(typed) !== ''),
    key: keyOf(text),
  };
}

export const isEmpty = ({ words, days, phrases }: Question): boolean =>
  words.length === 0 && days.length === 0 && phrases.length === 0;
