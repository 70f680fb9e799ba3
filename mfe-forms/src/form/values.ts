import type { Form, FormField } from '@foyer/shared/api';
import { FIELD } from './field-types.ts';

/** What a visitor has entered for one field. */
export type Value = string | boolean | string[] | File | undefined;
/** By field name: see `nameOf`. */
export type Values = Record<string, Value>;

/** Server-side trap for robots (specification §3): people do not see it, so it stays empty. */
export const HONEYPOT = 'email2';

/** Name of a field within the form's state. Not its slug: final-form takes dots and brackets in a name for a path. */
export const nameOf = (field: Pick<FormField, 'id'>): string => `field${field.id}`;

/** Fields that have a value: headings have none. */
export function valueFields(form: Form): FormField[] {
  return (form.fields ?? []).filter((field) => field.field_type !== FIELD.heading);
}

const isList = ({ field_type }: FormField) => field_type === FIELD.checkboxes || field_type === FIELD.multiSelect;

/** What the form starts with: defaults; lists are lists, files start empty (specification §3). */
export function initialValues(form: Form): Values {
  return Object.fromEntries(valueFields(form).map((field) => [nameOf(field), initialValue(field)]));
}

function initialValue(field: FormField): Value {
  const { default: given } = field;
  if (isList(field)) return Array.isArray(given) ? given.map(String) : given ? [String(given)] : [];
  if (field.field_type === FIELD.checkbox) return given === true;
  if (field.field_type === FIELD.file || given === null || given === undefined || Array.isArray(given)) return undefined;
  return String(given);
}

/** A value as the API takes it; a file is the id of its upload. Null for nothing. */
export function outgoing(field: FormField, value: Value, uploaded?: string): string | number | boolean | string[] | null {
  if (field.field_type === FIELD.checkbox) return value === true;
  if (isList(field)) return Array.isArray(value) ? value : [];
  if (field.field_type === FIELD.file) return uploaded ?? null;
  if (typeof value !== 'string' || value.trim() === '') return null;
  return field.field_type === FIELD.number ? Number(value) : value.trim();
}
