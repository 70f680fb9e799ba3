import { FIELD_TYPES, type FieldTypeCode } from './field-types.ts';

/** As many characters as one answer may have. */
export const LONGEST_ANSWER = 10_000;

/** What an answer must look like, by the kind of its field: what is stricter refuses answers that exist. */
const RULES = {
  email: isEmailAddress,
  number: (text: string) => Number.isFinite(numberOf(text)),
  telephone: (text: string) => /^[+()\d\s/.-]{3,40}$/.test(text),
  url: (text: string) => /^https?:\/\/[^\s/.]+\.\S+$/i.test(text) && isAddress(text),
};
const KINDS = Object.keys(RULES) as (keyof typeof RULES)[];

/** What can be wrong with a text that somebody has entered. */
export type TextFault = 'long' | keyof typeof RULES;

/** What is wrong with a text in a field of this type, without spaces around it; null for nothing. */
export function textFault(fieldType: FieldTypeCode, text: string): TextFault | null {
  if (text.length > LONGEST_ANSWER) return 'long';
  const kind = KINDS.find((name) => FIELD_TYPES[name] === fieldType);
  return kind && !RULES[kind](text) ? kind : null;
}

/** Something, an at sign, something with a dot in it, and no longer than mail servers take. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);
}

/** The number that somebody has written, with a point or a comma; NaN where it is none. */
export function numberOf(text: string): number {
  return /^[+-]?(\d+|\d*[.,]\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text.replace(',', '.')) : NaN;
}

/** `URL.canParse` is younger than the browsers that the site serves. */
function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}
