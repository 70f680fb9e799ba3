import { Errors } from 'typebox/value';
import type { TSchema } from 'typebox';
import { ContainerSchema } from '@foyer/shared/api';
import { sanitised } from '../html/sanitise.ts';
import { invalid } from '../http/problem.ts';
import { LANGUAGES, type Locale, type Localised } from '../languages.ts';
import { isHtml, isLocalised, isModel, isTranslated, writableFields } from './module-fields.ts';
import { faultOf } from './module-rules.ts';
import type { StoredFields, StoredValue } from './stored-module.ts';

/**
 * Merges what an editor sends into the fields of a module. Texts change in the editor's language only; in a new module
 * they stand in every language, so that no page has holes. Members that are no fields of the model are ignored.
 * @throws HttpProblem 400 naming each field that does not fit the model's schema or the rules of specification §5
 */
export function withInput(
  stored: StoredFields,
  input: Record<string, unknown>,
  { model, locale }: { model: string; locale: Locale },
): StoredFields {
  const errors: Record<string, string[]> = {};
  const fields = { ...stored };
  for (const [name, schema] of Object.entries(fieldsOf(model))) {
    if (!Object.hasOwn(input, name)) continue;
    const value = input[name];
    const [fault] = Errors(schema, value);
    const breach = fault?.message ?? faultOf(model, name, { value, before: stored[name] });
    if (breach) errors[name] = [breach];
    else fields[name] = storedValue(value, stored[name], { name, schema, locale });
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return fields;
}

/** @throws HttpProblem 400 for a model that does not exist */
function fieldsOf(model: string): Record<string, TSchema> {
  if (model === 'container') return { layout: ContainerSchema.properties.layout };
  if (!isModel(model)) throw invalid({ model: [`There is no model ${model}.`] });
  return writableFields(model);
}

function storedValue(
  value: unknown,
  before: StoredValue | undefined,
  { name, schema, locale }: { name: string; schema: TSchema; locale: Locale },
): StoredValue {
  // Just checked against the field's schema, so it is plain JSON.
  const given = value as StoredValue;
  const clean = typeof given === 'string' && isHtml(name, schema) ? sanitised(given) : given;
  if (!isTranslated(name, schema)) return clean;
  if (typeof clean === 'string') return inLanguage(clean, before, locale);
  if (name === 'link' && isLink(clean)) return { url: inLanguage(clean.url, isLink(before) ? before.url : undefined, locale) };
  return clean;
}

function inLanguage(text: string, before: StoredValue | Localised | undefined, locale: Locale): Localised {
  const others = isLocalised(before) ? before : Object.fromEntries(LANGUAGES.map((language) => [language, typeof before === 'string' ? before : text]));
  return { de: text, en: text, ...others, [locale]: text };
}

function isLink(value: unknown): value is { url: string } {
  return typeof value === 'object' && value !== null && 'url' in value;
}
