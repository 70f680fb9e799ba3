import type { Locale } from '../../platform/languages.ts';
import { isDay } from '../../platform/time/berlin.ts';
import { dayWord } from './programme-documents.ts';
import { keyOf } from './spelling.ts';

/** A day that a visitor wrote. */
export interface AskedDay {
  /** What dates of this day have in the index. */
  word: string;
  /** How texts write it, as keys: as typed, and as the language writes it. */
  writings: string[];
}

/** As keys: each in German, in English, and shortened. */
const MONTHS = [
  ['januar', 'january', 'jan'],
  ['februar', 'february', 'feb'],
  ['marz', 'march', 'mar', 'mrz'],
  ['april', 'april', 'apr'],
  ['mai', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['august', 'august', 'aug'],
  ['september', 'september', 'sep', 'sept'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'november', 'nov'],
  ['dezember', 'december', 'dez', 'dec'],
] as const;

// Inside of words, times and longer numbers there are no days.
const BEGIN = String.raw`(?<![\p{L}\p{N}]|\p{N}[.:])`;
const END = String.raw`(?![\p{L}\p{N}]|[.:]\p{N})`;
const DAY = String.raw`(?<day>\d{1,2})`;
const NAME = String.raw`(?<month>\p{L}{3,})\.?`;
const YEAR = String.raw`(?:(?:, ?| )(?<year>\d{4}))?`;
const pattern = (...parts: string[]): RegExp => new RegExp([BEGIN, ...parts, END].join(''), 'giu');

/** 2026-12-04 */
const TECHNICAL = pattern(String.raw`(?<year>\d{4})-(?<month>\d{1,2})-`, DAY);
/** 4.12., 04.12.26, 4. 12. 2026 */
const IN_FIGURES = pattern(DAY, String.raw`\. ?(?<month>\d{1,2})\.(?: ?(?<year>\d{4})|(?<yearOfCentury>\d{2}))?`);
/** 4. Dezember, 4th of December 2026, 4 Dec */
const DAY_FIRST = pattern(DAY, String.raw`(?:\.|st|nd|rd|th)?(?: of)? ?`, NAME, YEAR);
/** December 4, Dec 4th, 2026. In German this is no day: Juni 26. */
const MONTH_FIRST = pattern(NAME, ' ', DAY, '(?:st|nd|rd|th)?', YEAR);
const PATTERNS: Record<Locale, RegExp[]> = {
  de: [TECHNICAL, IN_FIGURES, DAY_FIRST],
  en: [TECHNICAL, IN_FIGURES, DAY_FIRST, MONTH_FIRST],
};

/**
 * Takes the days out of a question: those that the calendar has, in figures or with the name of their month.
 * @param today from here on a day without a year is the next one
 * @returns them, and the text with spaces in their place
 */
export function takeDays(text: string, locale: Locale, today: string): { days: AskedDay[]; rest: string } {
  const days: AskedDay[] = [];
  let rest = text;
  for (const written of PATTERNS[locale]) {
    rest = rest.replace(written, (typed: string, ...found: unknown[]) => {
      const day = readDay(typed, found.at(-1) as WrittenDay, locale, today);
      if (!day) return typed;
      days.push(day);
      return spacesFor(typed);
    });
  }
  return { days, rest };
}

/** In the place of what was taken out of a text: the rest stays where it is. */
export const spacesFor = (taken: string): string => ' '.repeat(taken.length);

/** The groups of a pattern. */
interface WrittenDay {
  day: string;
  month: string;
  year?: string;
  yearOfCentury?: string;
}

function readDay(
  typed: string,
  { yearOfCentury, ...written }: WrittenDay,
  locale: Locale,
  today: string,
): AskedDay | null {
  const month = monthOf(written.month);
  const year = yearOfCentury ? `20${yearOfCentury}` : written.year;
  const inYear = `${twoDigits(month)}-${twoDigits(Number(written.day))}`;
  const day = year ? `${year}-${inYear}` : nextDay(inYear, today);
  const [german, english] = MONTHS[month - 1] ?? [];
  if (!day || !isDay(day)) return null;
  const inWords = [Number(written.day), locale === 'de' ? german : english, year].filter(Boolean).join(' ');
  return { word: dayWord(day), writings: [...new Set([keyOf(typed), inWords])] };
}

/** From 1 on; 0 for a word that names none. */
function monthOf(written: string): number {
  if (/^\d+$/.test(written)) return Number(written);
  const key = keyOf(written);
  return MONTHS.findIndex((names) => names.some((name) => name === key)) + 1;
}

/** Of 12-04 the first from today on. 29 February may be eight years away. */
function nextDay(inYear: string, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  const days = Array.from({ length: 9 }, (_, ahead) => `${thisYear + ahead}-${inYear}`);
  return days.find((day) => isDay(day) && day >= today) ?? null;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
