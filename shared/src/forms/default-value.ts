import type { FormField } from '../api/forms.ts';
import { FIELD_TYPES } from './field-types.ts';

/** Whether the answer to a field is a list. */
export const isList = ({ field_type }: Pick<FormField, 'field_type'>): boolean =>
  field_type === FIELD_TYPES.checkboxes || field_type === FIELD_TYPES.multiSelect;

/** What a field starts with; lists are lists, files start empty (specification §3). */
export function defaultValue(
  field: Pick<FormField, 'field_type' | 'default'>,
): string | boolean | string[] | undefined {
  const { field_type, default: given } = field;
  if (isList(field)) return Array.isArray(given) ? given.map(String) : given ? [String(given)] : [];
  if (field_type === FIELD_TYPES.checkbox) return given === true;
  if (field_type === FIELD_TYPES.file || given === null || given === undefined || Array.isArray(given))
    return undefined;
  return String(given);
}
