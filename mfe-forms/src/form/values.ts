import type { FieldValue, Form, FormField } from '@foyer/shared/api';
import { askedFields, defaultValue, FIELD_TYPES, isList, numberOf, POSTED_FORM } from '@foyer/shared/forms';
import type { PostedForm } from '@foyer/shared';

/** What a visitor has entered for one field; of a file that has arrived already, its id. */
export type Value = string | boolean | string[] | File | undefined;
/** By field name: see `nameOf`. */
export type Values = Record<string, Value>;

/** Server-side trap for robots (specification §3): people do not see it, so it stays empty. */
export const HONEYPOT = POSTED_FORM.honeypot;

/** Name of a field within the form's state. Not its slug: final-form takes dots and brackets in a name for a path. */
export const nameOf = (field: Pick<FormField, 'id'>): string => POSTED_FORM.fieldName(field.id);

/** Fields that have a value: headings have none. */
export function valueFields(form: Form): FormField[] {
  return (form.fields ?? []).filter((field) => field.field_type !== FIELD_TYPES.heading);
}

/** Fields with a value that visitors who entered these values are asked. */
export function askedFieldsOf(form: Form, values: Values): FormField[] {
  const asked = new Set(askedFields(form.fields ?? [], answersTo(form, values)));
  return valueFields(form).filter((field) => asked.has(field));
}

/** What was entered, as answers to the fields of slugs. A file counts by its name. */
export function answersTo(form: Form, values: Values): (slug: string) => FieldValue {
  const bySlug = new Map(valueFields(form).map((field) => [field.slug, field]));
  return (slug) => {
    const field = bySlug.get(slug);
    const value = field && values[nameOf(field)];
    return field ? outgoing(field, value, value instanceof File ? value.name : undefined) : null;
  };
}

/**
 * What a visitor entered who has posted the form without JavaScript: it came back, and nothing is lost. Hidden fields,
 * which nobody enters, have their defaults.
 */
export function enteredValues(form: Form, { values, uploads }: PostedForm): Values {
  return Object.fromEntries(
    valueFields(form).map((field): [string, Value] => {
      if (!field.visible) return [nameOf(field), defaultValue(field)];
      const entered = values[nameOf(field)];
      if (isList(field)) return [nameOf(field), entered ?? []];
      if (field.field_type === FIELD_TYPES.checkbox) return [nameOf(field), entered !== undefined];
      return [nameOf(field), field.field_type === FIELD_TYPES.file ? uploads[nameOf(field)]?.id : entered?.[0]];
    }),
  );
}

/** What the form starts with. */
export function initialValues(form: Form): Values {
  return Object.fromEntries(valueFields(form).map((field) => [nameOf(field), defaultValue(field)]));
}

/** A value as the API takes it; a file is the id of its upload. Null for nothing. */
export function outgoing(field: FormField, value: Value, uploaded?: string): FieldValue {
  if (field.field_type === FIELD_TYPES.checkbox) return value === true;
  if (isList(field)) return Array.isArray(value) ? value : [];
  if (field.field_type === FIELD_TYPES.file) return uploaded ?? (typeof value === 'string' ? value : null);
  if (typeof value !== 'string') return null;
  // Pasted along without being seen; no database keeps it.
  const entered = value.replaceAll('\0', '').trim();
  if (entered === '') return null;
  return field.field_type === FIELD_TYPES.number ? numberOf(entered) : entered;
}
