import type { Locale } from '../../platform/languages.ts';
import type { SearchDocument } from './document.ts';
import { keyOf, stemmable, wordsOf } from './spelling.ts';

/** A row of `search_documents` with the texts of its vector, by weight. */
export interface IndexEntry extends SearchDocument {
  titleKey: string;
  words: string[];
  stems: { title: string; about: string; body: string };
  /** Unstemmed: names, stop words, beginnings of words. */
  plain: { title: string; about: string; body: string };
}

export interface WordRow {
  locale: Locale;
  word: string;
  shown: string;
  stemmable: string;
}

export interface TitleRow {
  locale: Locale;
  key: string;
  title: string;
}

const SHORTEST_WORD = 3;
/** In signs. Nobody types a longer one, and one that an index of PostgreSQL does not take would keep everything else out. */
const LONGEST_WORD = 200;
/** Titles are completed from each of their first words on. */
const COMPLETED_WORDS = 8;
/** PostgreSQL leaves out longer words; an essay need not be indexed to its end. */
const LONGEST_BODY = 100_000;

/** The row of the index for a document: its texts as they are shown, and the forms of their words that are compared. */
export function entryOf(document: SearchDocument): IndexEntry {
  const { locale, title, about } = document;
  const body = document.body.slice(0, LONGEST_BODY).toWellFormed();
  const texts = { title, about, body };
  const each = (spell: (text: string) => string) => ({
    title: spell(texts.title),
    about: spell(texts.about),
    body: spell(texts.body),
  });
  return {
    ...{ ...document, body, titleKey: keyOf(title) },
    words: [...new Set(wordRows({ locale, title, about, body }).map(({ word }) => word))],
    stems: each((text) => stemmable(text, locale)),
    plain: each(keyOf),
  };
}

/** Every word of a document once, as it is first written. */
export function wordRows({
  locale,
  title,
  about,
  body,
}: Pick<SearchDocument, 'locale' | 'title' | 'about' | 'body'>): WordRow[] {
  const rows = new Map<string, WordRow>();
  for (const shown of `${title} ${about} ${body}`.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []) {
    const word = keyOf(shown);
    if (word.length < SHORTEST_WORD || shown.length > LONGEST_WORD || rows.has(word) || /\d/.test(word)) continue;
    rows.set(word, { locale, word, shown, stemmable: stemmable(shown, locale) });
  }
  return [...rows.values()];
}

/** "Nächte aus Glas" is found by "nachte aus glas", "aus glas" and "glas". */
export function titleRows({ locale, title }: { locale: Locale; title: string }): TitleRow[] {
  const words = wordsOf(title);
  return words
    .slice(0, COMPLETED_WORDS)
    .map((_, index) => ({ locale, key: keyOf(words.slice(index).join(' ')), title }));
}
