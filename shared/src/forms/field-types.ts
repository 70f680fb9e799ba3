/** Codes of `field_type`. */
export const FIELD_TYPES = {
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
  /** A heading or paragraph: shows text, has no value. */
  heading: 14,
} as const;
export type FieldTypeCode = (typeof FIELD_TYPES)[keyof typeof FIELD_TYPES];
