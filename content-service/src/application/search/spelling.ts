import type { Locale } from '../../platform/languages.ts';

/** Letters that no decomposition takes apart. */
const LETTERS: Record<string, string> = { ø: 'o', æ: 'ä', œ: 'ö', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };
const PLAIN_VOWELS: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u' };

/** The words of a text, in lower case, as they are written. The small form of İ has a mark, at which a word would end. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .replaceAll('İ', 'I')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/**
 * One spelling for all ways to write a word without its umlauts: Münzen = Muenzen = Munzen, Jørgensen = Joergensen.
 * In both languages, because English texts name Germans too.
 */
export function keyOf(text: string): string {
  return wordsOf(text).map(wordKey).join(' ');
}

/** The text as PostgreSQL's stemmer should read it: German keeps its umlauts, which the stemmer folds after it used them. */
export function stemmable(text: string, locale: Locale): string {
  return wordsOf(text)
    .map(locale === 'de' ? germanWord : foreignWord)
    .join(' ');
}

function wordKey(word: string): string {
  return germanWord(word).replace(/[äöü]/g, (vowel) => PLAIN_VOWELS[vowel] ?? vowel);
}

/** ae, oe, ue and ss for ä, ö, ü and ß; not in neue, Bauer, Quelle, Museum. */
function germanWord(word: string): string {
  return withoutAccents(word, /[äöü]/)
    .replaceAll('ß', 'ss')
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replace(/(?<![aeiouäöüq])ue/g, 'ü');
}

const foreignWord = (word: string): string => withoutAccents(word, /[^\s\S]/).replaceAll('ß', 'ss');

/** Only letters outside of ASCII are looked at: most words have none, and a whole house is indexed at every first start. */
function withoutAccents(word: string, keep: RegExp): string {
  return word.replace(/\P{ASCII}/gu, (letter) =>
    keep.test(letter) ? letter : (LETTERS[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')),
  );
}
