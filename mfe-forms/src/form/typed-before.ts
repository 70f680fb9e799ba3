import type { Form } from '@foyer/shared/api';
import { FIELD_TYPES } from '@foyer/shared/forms';
import { nameOf, valueFields, type Value, type Values } from './values.ts';

/** What a visitor has entered into the server's HTML before the form came alive, as far as it differs from the defaults. */
export function typedBefore(element: HTMLFormElement, form: Form, initial: Values): Values {
  const data = new FormData(element);
  const typed: Values = {};
  for (const field of valueFields(form)) {
    const name = nameOf(field);
    if (!element.elements.namedItem(name)) continue;
    const value = enteredValue(data, name, field.field_type);
    // An empty control says nothing of a file that has arrived already.
    if (field.field_type === FIELD_TYPES.file && value === undefined) continue;
    if (JSON.stringify(value ?? '') !== JSON.stringify(initial[name] ?? '') || value instanceof File)
      typed[name] = value;
  }
  return typed;
}

function enteredValue(data: FormData, name: string, type: number): Value {
  if (type === FIELD_TYPES.checkboxes || type === FIELD_TYPES.multiSelect) return data.getAll(name).map(String);
  if (type === FIELD_TYPES.checkbox) return data.has(name);
  const value = data.get(name);
  if (value instanceof File) return value.size > 0 ? value : undefined;
  return value ?? undefined;
}
