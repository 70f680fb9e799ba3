import { Errors } from 'typebox/value';
import { emptyValue, type Fault, type FieldDeclaration, lacksBoth, storageFault } from '@foyer/shared/modules';
import { sanitised } from '../../platform/html/sanitise.ts';
import { invalid } from '../../platform/http/problem.ts';
import { isLocalised, LANGUAGES, type Locale, type Localised } from '../../platform/languages.ts';
import { fieldSchema, fieldsIn, fieldsOfModel, holdsLanguages, isModel } from './module-fields.ts';
import { fieldText, wantedText } from './field-texts.ts';
import { faultOf, type RuleContext } from './module-rules.ts';
import type { StoredFields, StoredValue } from './stored-module.ts';

/**
 * Merges what an editor sends into the fields of a module. Texts change in the editor's language only; in a new module
 * they stand in every language, so that no page has holes. Members that are no fields of the model are ignored.
 * @throws HttpProblem 400 naming each field that does not fit the model's schema or the rules of specification §5
 */
export function withInput(
  stored: StoredFields,
  input: Record<string, unknown>,
  { model, ...context }: { model: string } & RuleContext,
): StoredFields {
  const { locale, isComplete } = context;
  const errors: Record<string, string[]> = {};
  const fields = { ...stored };
  for (const [name, field] of Object.entries(knownFields(model))) {
    // A new module has to have what is required, unless its model begins with something.
    const isMissing = isComplete && field.required && !Object.hasOwn(stored, name);
    if (!Object.hasOwn(input, name) && !isMissing) continue;
    const value = Object.hasOwn(input, name) ? input[name] : emptyValue(field);
    const breach = faultOf(model, field, { value, before: stored[name], context }) ?? typeFault(field, value, locale);
    if (breach) errors[name] = [breach];
    else fields[name] = storedValue(value, stored[name], { field, locale });
  }
  const [before, after] = [fieldsIn(stored, locale), fieldsIn(fields, locale)];
  for (const [name, field] of Object.entries(knownFields(model))) {
    const wasLacking = Object.hasOwn(before, name) && lacksBoth(name, field, before);
    if (isComplete && !wasLacking && lacksBoth(name, field, after)) errors[name] ??= [wantedText(field, locale)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return fields;
}

/** @throws HttpProblem 400 for a model that does not exist */
export function knownFields(model: string): Readonly<Record<string, FieldDeclaration>> {
  if (model !== 'container' && !isModel(model)) throw invalid({ model: [`There is no model ${model}.`] });
  return fieldsOfModel(model);
}

const STORAGE_TEXTS: Partial<Record<Fault['key'], 'reserved' | 'length'>> = {
  'fault.reserved': 'reserved',
  'fault.length': 'length',
};

/** What is wrong with a value in one language by its type and what must not stand there; null if nothing is. */
export function typeFault(field: FieldDeclaration, value: unknown, locale: Locale): string | null {
  const [fault] = Errors(fieldSchema(field), value);
  if (fault) return wantedText(field, locale);
  const unfit = storageFault(field, value);
  return unfit && fieldText(locale, STORAGE_TEXTS[unfit.key] ?? 'unsafe', unfit.values);
}

/** A value as it may be kept: HTML without anything that runs or styles. */
export function cleanValue({ kind }: FieldDeclaration, value: StoredValue): StoredValue {
  return typeof value === 'string' && (kind === 'html' || kind === 'markup') ? sanitised(value) : value;
}

function storedValue(
  value: unknown,
  before: StoredValue | undefined,
  { field, locale }: { field: FieldDeclaration; locale: Locale },
): StoredValue {
  // Just checked against the field's schema, so it is plain JSON.
  const clean = cleanValue(field, value as StoredValue);
  if (!holdsLanguages(field)) return clean;
  if (typeof clean === 'string') return inLanguage(clean, before, locale);
  if (field.kind === 'link' && isLink(clean))
    return { url: inLanguage(clean.url, isLink(before) ? before.url : undefined, locale) };
  return clean;
}

function inLanguage(text: string, before: StoredValue | Localised | undefined, locale: Locale): Localised {
  const others = isLocalised(before)
    ? before
    : Object.fromEntries(LANGUAGES.map((language) => [language, typeof before === 'string' ? before : text]));
  return { de: text, en: text, ...others, [locale]: text };
}

function isLink(value: unknown): value is { url: string } {
  return typeof value === 'object' && value !== null && 'url' in value;
}
