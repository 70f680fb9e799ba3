import type { Form, FormField } from '@foyer/shared/api';
import { TELEPHONE } from '@foyer/shared/forms';
import { FIELD } from './field-types.ts';
import { askedFieldsOf, nameOf, type Value, type Values } from './values.ts';

/** Something, an at sign, something with a dot in it: everything stricter refuses addresses that exist. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Keys of the messages in `messages.ts`. */
export type Complaint = 'error.required' | 'error.email' | 'error.number' | 'error.telephone' | 'error.url';

/** What is wrong with the values, by field name; empty when nothing is. */
export function validate(form: Form, values: Values): Record<string, Complaint> {
  const complaints = askedFieldsOf(form, values)
    .filter((field) => field.visible)
    .map((field) => [nameOf(field), complaintOf(field, values[nameOf(field)])] as const);
  return Object.fromEntries(complaints.filter((pair): pair is readonly [string, Complaint] => pair[1] !== null));
}

function complaintOf({ field_type, required }: FormField, value: Value): Complaint | null {
  if (isEmpty(value)) return required ? 'error.required' : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (field_type === FIELD.email && !EMAIL.test(text)) return 'error.email';
  if (field_type === FIELD.number && !Number.isFinite(Number(text))) return 'error.number';
  if (field_type === FIELD.telephone && !TELEPHONE.test(text)) return 'error.telephone';
  if (field_type === FIELD.url && !isWebAddress(text)) return 'error.url';
  return null;
}

function isEmpty(value: Value): boolean {
  if (value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/.]+\.\S+$/i.test(text);
}
