import { HTML_DESCRIPTION, moduleSchemas, type ModuleModel } from '@foyer/shared/api';
import type { TSchema } from 'typebox';
import { isLanguage, type Locale, LANGUAGES, type Localised } from '../languages.ts';
import type { StoredFields, StoredValue } from './stored-module.ts';

/** Made by the service from other fields, or structure: nobody writes them. */
const DERIVED = new Set([
  ...['id', 'slug', 'model', 'children', 'columns', 'image_obj', 'image_thumbnails'],
  ...['venue_obj', 'article_objs', 'main_teaser_obj', 'html_code_obj', 'file_obj'],
]);

/** Texts that say the same in every language. */
const ONE_FOR_ALL = new Set([
  ...['extra_class', 'anchor', 'format', 'file', 'embed', 'media_type', 'video', 'video_url', 'length', 'thumbs'],
  'external_form_id',
]);

export const isModel = (model: string): model is ModuleModel => Object.hasOwn(moduleSchemas, model);

/** Fields of a model that an editor may write, with their schemas. */
export function writableFields(model: ModuleModel): Record<string, TSchema> {
  return Object.fromEntries(Object.entries(propertiesOf(model)).filter(([name]) => !DERIVED.has(name)));
}

/** Does this field hold a text per language? */
export function isTranslated(name: string, schema: TSchema): boolean {
  if (name === 'link') return true;
  return 'type' in schema && schema.type === 'string' && !('enum' in schema) && !ONE_FOR_ALL.has(name);
}

/** Does this field hold HTML? */
export function isHtml(name: string, schema: TSchema): boolean {
  return name === 'html_code' || ('description' in schema && schema.description === HTML_DESCRIPTION);
}

/** What a module of this model has before anyone has written anything. */
export function defaultsOf(model: ModuleModel): Record<string, unknown> {
  const entries = Object.entries(propertiesOf(model)).map(([name, schema]) => [name, 'default' in schema ? schema.default : null]);
  return structuredClone(Object.fromEntries(entries) as Record<string, unknown>);
}

/** Fields in one language. */
export function fieldsIn(fields: StoredFields, locale: Locale): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, valueIn(value, locale)]));
}

export function isLocalised(value: unknown): value is Localised {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const keys = Object.keys(value);
  return keys.length === LANGUAGES.length && keys.every(isLanguage);
}

function valueIn(value: StoredValue, locale: Locale): unknown {
  if (isLocalised(value)) return value[locale];
  if (Array.isArray(value)) return value.map((item) => valueIn(item, locale));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, valueIn(member, locale)]));
  }
  return value;
}

function propertiesOf(model: ModuleModel): Record<string, TSchema> {
  const schema: { properties: Record<string, TSchema> } = moduleSchemas[model];
  return schema.properties;
}

