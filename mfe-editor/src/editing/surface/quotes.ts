/** Quotation marks of each language, opening and closing. */
const MARKS = { de: ['„', '“', '‚', '‘'], en: ['“', '”', '‘', '’'] } as const;
const OPENS = /(^|[\s([{–—-])$/;

/** The mark of the language for a straight one that was typed; null for any other key. @param before text in front of the caret */
export function typographicQuote(key: string, before: string, language: 'de' | 'en'): string | null {
  const [open, close, innerOpen, innerClose] = MARKS[language];
  if (key === '"') return OPENS.test(before) ? open : close;
  // An apostrophe within a word is one in every language.
  if (key === "'") return OPENS.test(before) ? innerOpen : /\p{L}$/u.test(before) ? '’' : innerClose;
  return null;
}
