import { derivedFields, fieldSchema, type ModuleModel } from '@foyer/shared/api';
import {
  declarationOf,
  emptyValue,
  fieldsOfModel,
  isLocalised as holdsLanguages,
  isModel,
} from '@foyer/shared/modules';
import { isLocalised, LANGUAGES, type Locale } from '../../platform/languages.ts';
import type { StoredFields, StoredValue } from './stored-module.ts';

export { fieldSchema, fieldsOfModel, holdsLanguages, isModel };

/** What a module of this model has before anyone has written anything, as the API answers it. */
export function defaultsOf(model: ModuleModel): Record<string, unknown> {
  const declaration = declarationOf(model);
  const written = Object.entries(fieldsOfModel(model)).map(([name, field]): [string, unknown] => [
    name,
    emptyValue(field),
  ]);
  const derived = Object.entries(derivedFields(model)).map(([name, schema]): [string, unknown] => [
    name,
    'default' in schema ? structuredClone<unknown>(schema.default) : null,
  ]);
  const below = declaration?.columns ? { columns: [] } : declaration?.children ? { children: [] } : {};
  return { ...Object.fromEntries([...written, ...derived]), ...below };
}

/** What a module of this model has before anyone has written anything, as it is stored. */
export function storedDefaults(model: string): StoredFields {
  return Object.fromEntries(
    Object.entries(fieldsOfModel(model)).map(([name, field]) => {
      const empty = emptyValue(field) as StoredValue;
      return [
        name,
        holdsLanguages(field) && field.kind !== 'link'
          ? Object.fromEntries(LANGUAGES.map((language) => [language, empty]))
          : empty,
      ];
    }),
  );
}

/** Fields in one language. */
export function fieldsIn(fields: StoredFields, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueIn(value, locale)]));
}

function valueIn(value: StoredValue, locale: Locale): unknown {
  if (isLocalised(value)) return value[locale];
  if (Array.isArray(value)) return value.map((item) => valueIn(item, locale));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, valueIn(member, locale)]));
  }
  return value;
}
