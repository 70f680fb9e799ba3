import { LANGUAGES, type Locale, type Localised } from '../../platform/languages.ts';
import { slugOf } from '@foyer/shared/modules';
import type { FieldDeclaration, Values } from './declaration.ts';

/** Makes the slugs that nobody entered from the fields that they are named after. */
export function completeSlugs(fields: readonly FieldDeclaration[], values: Values, fallback: string): void {
  for (const { kind, name, localised, madeFrom } of fields) {
    if (kind !== 'slug' || !madeFrom) continue;
    const source = (locale: Locale) => madeFrom.map((from) => textIn(values[from], locale)).join(' ');
    if (localised) {
      const given = values[name] as Localised;
      values[name] = Object.fromEntries(
        LANGUAGES.map((language) => [language, given[language] || slugOf(source(language), fallback)]),
      );
    } else if (!values[name]) values[name] = slugOf(source('de'), fallback);
  }
}

function textIn(value: unknown, locale: Locale): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? ((value as Localised)[locale] ?? '') : '';
}
