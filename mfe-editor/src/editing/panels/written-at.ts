import { type FieldDeclaration, isLocalised, type StoredValue } from '@foyer/shared/modules';
import type { ContentLanguage } from '../document/commands.ts';

interface WrittenField {
  name: string;
  field: FieldDeclaration;
  before: StoredValue | undefined;
  language: ContentLanguage;
}

/**
 * Where a value of a field is written, and what. A link that leads nowhere yet has no place per language: one that was found leads
 * there in both; what is typed, letter by letter, is that of its language.
 * @returns path within the fields, and value
 */
export function writtenAt(
  { name, field, before, language }: WrittenField,
  value: StoredValue,
  { typed = false } = {},
): [string, StoredValue] {
  if (field.kind !== 'link') return [isLocalised(field) ? `${name}.${language}` : name, value];
  if (before) return [`${name}.url.${language}`, value];
  const elsewhere = typed ? '' : value;
  return [name, { url: { de: elsewhere, en: elsewhere, [language]: value } }];
}
