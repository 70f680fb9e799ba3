import { formatsOf, type Locale } from '@foyer/shared';
import type { Resource, ResourceRecord } from '@foyer/shared/api';

/** A value in the interface's language, else in the other one: of 12.5, `12,5` in German. */
export function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'object' && value !== null && ('de' in value || 'en' in value)) {
    const { de, en } = value as Partial<Record<Locale, unknown>>;
    const [first, second] = locale === 'de' ? [de, en] : [en, de];
    return textIn(first, locale) || textIn(second, locale);
  }
  if (typeof value === 'number' && !Number.isNaN(value))
    return value.toLocaleString(locale, { useGrouping: false, maximumFractionDigits: 20 });
  return typeof value === 'string' ? value : '';
}

/** In which language `textIn` has found its words, where that is not the interface's. */
export function languageIn(value: unknown, locale: Locale): Locale | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const other = locale === 'de' ? 'en' : 'de';
  const { [locale]: own, [other]: foreign } = value as Partial<Record<Locale, unknown>>;
  return !own && foreign ? other : undefined;
}

/** What a record is called; empty when nothing was entered. */
export function recordTitle(
  { title_field, fields }: Pick<Resource, 'title_field' | 'fields'>,
  record: ResourceRecord,
  locale: Locale,
): string {
  const value = record[title_field];
  const field = fields.find(({ name }) => name === title_field);
  const choice = field?.choices?.find((each) => each.value === value);
  if (choice) return choice.label[locale] || choice.label.de;
  if (typeof value !== 'string' || value === '') return textIn(value, locale);
  if (field?.kind === 'instant') return instantText(value, locale);
  if (field?.kind === 'day') return formatsOf(locale).dayShort(`${value.slice(0, 10)}T12:00:00Z`);
  return value;
}

/** When something is: `Fr 4. Dez. 2026, 19.30`. */
export function instantText(instant: string, locale: Locale): string {
  const formats = formatsOf(locale);
  return `${formats.weekdayShort(instant)} ${formats.dayShort(instant)}, ${formats.clock(instant)}`;
}
