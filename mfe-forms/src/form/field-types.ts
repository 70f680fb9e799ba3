import type { FIELD_TYPES } from '@foyer/shared/api';

/** Codes of `field_type`. Written out, since the schemas that name them stay on the server; the compiler compares. */
export const FIELD = {
  text: 1,
  textarea: 2,
  email: 3,
  number: 4,
  checkboxes: 5,
  select: 6,
  multiSelect: 7,
  radio: 8,
  file: 9,
  date: 10,
  checkbox: 11,
  telephone: 12,
  url: 13,
  heading: 14,
} as const satisfies typeof FIELD_TYPES;

/** Native kinds of `<input>` that take a line of text. */
export const INPUT_TYPE: Readonly<Record<number, string>> = {
  [FIELD.email]: 'email',
  [FIELD.number]: 'number',
  [FIELD.date]: 'date',
  [FIELD.telephone]: 'tel',
  [FIELD.url]: 'url',
};
