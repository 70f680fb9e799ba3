import type { EntryAnswer, FieldValue } from '@foyer/shared/api';
import { FIELD_TYPES } from '@foyer/shared/forms';
import type { Locale } from '../../platform/languages.ts';
import { isDay } from '../../platform/time/berlin.ts';
import type { StoredEntry } from './entries.ts';

type Parts = Pick<StoredEntry, 'fields' | 'entry' | 'files'>;
type Field = Parts['fields'][number];

const YES_NO = { de: { yes: 'ja', no: 'nein' }, en: { yes: 'yes', no: 'no' } } as const satisfies Record<
  Locale,
  object
>;
const DECIMAL_SIGN = { de: ',', en: '.' } as const satisfies Record<Locale, string>;

/** `4. Dezember 2026`, `4 December 2026` */
function dayInWords(day: string, locale: Locale): string {
  const language = { de: 'de-DE', en: 'en-GB' }[locale];
  return new Date(day).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * What a visitor answered, in words, in the order of the form. Answers to fields that the form has no more come last, under their slugs.
 * @param dayText how days are written, which are kept as `2026-12-04`
 */
export function entryAnswers(
  { fields, entry, files }: Parts,
  locale: Locale,
  dayText: (day: string, locale: Locale) => string = dayInWords,
): EntryAnswer[] {
  const asked = fields.filter(({ fieldType }) => fieldType !== FIELD_TYPES.heading);
  const known = new Set(asked.map(({ slug }) => slug));
  const others = Object.keys(entry.fieldValues).filter((slug) => !known.has(slug));
  const fileOf = (slug: string) => files.find(({ id }) => id === entry.fieldValues[slug]);
  const answers = [
    ...asked.map((field) => ({
      slug: field.slug,
      label: field.label[locale],
      value: answerTo(field, entry.fieldValues[field.slug] ?? null, { locale, dayText }),
    })),
    ...others.map((slug) => ({ slug, label: slug, value: plain(entry.fieldValues[slug] ?? null, locale) })),
  ];
  return answers.map((answer) => {
    const file = fileOf(answer.slug);
    return { ...answer, value: file?.name ?? answer.value, file: file?.id ?? null };
  });
}

function answerTo(
  { fieldType, choices }: Field,
  value: FieldValue,
  { locale, dayText }: { locale: Locale; dayText: (day: string, locale: Locale) => string },
): string {
  // Those that there are have names.
  if (fieldType === FIELD_TYPES.file) return '';
  if (fieldType === FIELD_TYPES.date && typeof value === 'string' && isDay(value)) return dayText(value, locale);
  const chosen = (text: string): string => choices.find((choice) => choice.value === text)?.label[locale] ?? text;
  if (Array.isArray(value)) return value.map(chosen).join(', ');
  return typeof value === 'string' ? chosen(value) : plain(value, locale);
}

function plain(value: FieldValue, locale: Locale): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return YES_NO[locale][value ? 'yes' : 'no'];
  // Without signs between thousands, which spreadsheets would not know.
  return typeof value === 'number' ? String(value).replace('.', DECIMAL_SIGN[locale]) : value;
}
