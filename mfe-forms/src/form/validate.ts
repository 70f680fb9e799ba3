import type { Form, FormField } from '@foyer/shared/api';
import { type TextFault, textFault } from '@foyer/shared/forms';
import { askedFieldsOf, nameOf, type Value, type Values } from './values.ts';

/** Keys of the messages in `messages.ts`. */
export type Complaint = `error.${'required' | TextFault}`;

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
  const fault = textFault(field_type, value.trim());
  return fault && `error.${fault}`;
}

function isEmpty(value: Value): boolean {
  if (value === undefined || value === false) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.length === 0;
}
