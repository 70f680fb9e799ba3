import type { FieldValue } from '@foyer/shared/api';
import { FIELD_TYPES } from '@foyer/shared/forms';
import type { Locale } from '../../platform/languages.ts';
import type { StoredEntry } from './entries.ts';

type Parts = Pick<StoredEntry, 'fields' | 'entry' | 'files'>;
type Field = Parts['fields'][number];

const YES_NO = { de: { yes: 'ja', no: 'nein' }, en: { yes: 'yes', no: 'no' } } as const satisfies Record<
  Locale,
  object
>;

/** What a visitor answered, in words, in the order of the form. Answers to fields that the form has no more come last, under their slugs. */
export function entryAnswers(
  { fields, entry, files }: Parts,
  locale: Locale,
): { slug: string; label: string; value: string }[] {
  const asked = fields.filter(({ fieldType }) => fieldType !== FIELD_TYPES.heading);
  const known = new Set(asked.map(({ slug }) => slug));
  const others = Object.keys(entry.fieldValues).filter((slug) => !known.has(slug));
  return [
    ...asked.map((field) => ({
      slug: field.slug,
      label: field.label[locale],
      value: answerTo(field, entry.fieldValues[field.slug] ?? null, { locale, files }),
    })),
    ...others.map((slug) => ({ slug, label: slug, value: plain(entry.fieldValues[slug] ?? null, locale) })),
  ];
}

function answerTo(
  { fieldType, choices }: Field,
  value: FieldValue,
  { locale, files }: { locale: Locale; files: Parts['files'] },
): string {
  if (fieldType === FIELD_TYPES.file) return files.find(({ id }) => id === value)?.name ?? '';
  const chosen = (text: string): string => choices.find((choice) => choice.value === text)?.label[locale] ?? text;
  if (Array.isArray(value)) return value.map(chosen).join(', ');
  return typeof value === 'string' ? chosen(value) : plain(value, locale);
}

function plain(value: FieldValue, locale: Locale): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return YES_NO[locale][value ? 'yes' : 'no'];
  return String(value);
}
