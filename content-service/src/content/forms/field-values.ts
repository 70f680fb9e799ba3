import type { FieldCondition, FieldValue } from '@foyer/shared/api';
import { askedFields, FIELD_TYPES, type FieldTypeCode, numberOf, textFault } from '@foyer/shared/forms';
import { type HttpProblem, invalid } from '../../platform/http/problem.ts';
import type { Locale } from '../../platform/languages.ts';
import { isDay } from '../../platform/time/berlin.ts';
import type { formFields } from './tables.ts';

type Field = Pick<
  typeof formFields.$inferSelect,
  'slug' | 'fieldType' | 'required' | 'visible' | 'choices' | 'dependsOn' | 'dependsOnValues'
>;
type Values = Record<string, FieldValue>;

const MESSAGES = {
  de: {
    required: 'Dieses Feld ist ein Pflichtfeld!',
    email: 'Ungültige E-Mail-Adresse!',
    number: 'Bitte eine Zahl eingeben.',
    date: 'Bitte ein Datum eingeben.',
    telephone: 'Bitte eine Telefonnummer eingeben.',
    url: 'Bitte eine Internetadresse eingeben, die mit http:// oder https:// beginnt.',
    choice: 'Bitte aus der Liste wählen.',
    long: 'Dieser Text ist zu lang.',
    form: 'Diese Angabe passt nicht zum Feld.',
    file: 'Diese Datei liegt uns nicht mehr vor. Bitte wählen Sie sie noch einmal aus.',
  },
  en: {
    required: 'This field is required!',
    email: 'Invalid e-mail address!',
    number: 'Please enter a number.',
    date: 'Please enter a date.',
    telephone: 'Please enter a telephone number.',
    url: 'Please enter a web address that begins with http:// or https://.',
    choice: 'Please choose from the list.',
    long: 'This text is too long.',
    form: 'This value does not fit the field.',
    file: 'We no longer have this file. Please choose it again.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

type Fault = keyof (typeof MESSAGES)['de'];

const LISTS = new Set<FieldTypeCode>([FIELD_TYPES.checkboxes, FIELD_TYPES.multiSelect]);
const WITH_CHOICES = new Set<FieldTypeCode>([...LISTS, FIELD_TYPES.select, FIELD_TYPES.radio]);

/** On which answer it depends whether a field is asked; null for none. */
export function conditionOf({
  dependsOn,
  dependsOnValues,
}: Pick<Field, 'dependsOn' | 'dependsOnValues'>): FieldCondition | null {
  return dependsOn === '' ? null : { slug: dependsOn, values: dependsOnValues.map(({ value }) => value) };
}

/**
 * The values worth keeping: of fields that visitors with these answers are asked, each fitting its field, as `tidied` has it.
 * @throws HttpProblem 400 with messages per slug, in the visitor's language
 */
export function checkedValues(fields: readonly Field[], given: Values, locale: Locale): Values {
  const errors: Record<string, string[]> = {};
  const kept: Values = {};
  const answers = new Map(fields.map((field) => [field.slug, tidied(field, given)]));
  const answerTo = (slug: string): FieldValue => answers.get(slug) ?? null;
  const asked = askedFields(
    fields.map((field) => ({ ...field, condition: conditionOf(field) })),
    answerTo,
  );
  for (const field of asked.filter(({ fieldType }) => fieldType !== FIELD_TYPES.heading)) {
    const value = answerTo(field.slug);
    const fault = faultOf(field, value);
    if (fault) errors[field.slug] = [MESSAGES[locale][fault]];
    else if (!isEmpty(value)) kept[field.slug] = value;
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return kept;
}

/** Whether a field that starts with this can be sent as it is: nobody can mend what they do not see. */
export function canStartWith(field: Pick<Field, 'slug' | 'fieldType' | 'choices'>, value: FieldValue): boolean {
  return faultOf({ ...field, required: false, visible: true }, tidied(field, { [field.slug]: value })) === null;
}

/** The files among checked values, by slug. */
export function filesIn(fields: readonly Field[], values: Values): Map<string, string> {
  const slugs = fields.filter(({ fieldType }) => fieldType === FIELD_TYPES.file).map(({ slug }) => slug);
  return new Map(slugs.flatMap((slug) => (typeof values[slug] === 'string' ? [[slug, values[slug]] as const] : [])));
}

/** A file that was used, has expired or never was: which of them is nobody's affair. */
export function fileGone(slugs: readonly string[], locale: Locale): HttpProblem {
  return invalid(Object.fromEntries(slugs.map((slug) => [slug, [MESSAGES[locale].file]])));
}

/** What was given for a field, without spaces around it; of a number field, the number. A choice is what it is called. */
function tidied({ slug, fieldType }: Pick<Field, 'slug' | 'fieldType'>, given: Values): FieldValue {
  const value = Object.hasOwn(given, slug) ? (given[slug] ?? null) : null;
  if (typeof value !== 'string' || WITH_CHOICES.has(fieldType)) return value;
  const text = value.trim();
  const number = fieldType === FIELD_TYPES.number ? numberOf(text) : NaN;
  return Number.isFinite(number) ? number : text;
}

/** Nobody can be asked to fill in what they do not see. */
function faultOf(
  { fieldType, required, visible, choices }: Pick<Field, 'fieldType' | 'required' | 'visible' | 'choices'>,
  value: FieldValue,
): Fault | null {
  if (fieldType === FIELD_TYPES.checkbox && value !== null && typeof value !== 'boolean') return 'form';
  if (isEmpty(value)) return required && visible ? 'required' : null;
  if (LISTS.has(fieldType) !== Array.isArray(value)) return 'form';
  if (fieldType === FIELD_TYPES.file && typeof value !== 'string') return 'form';
  const texts = Array.isArray(value) ? value : [String(value)];
  if (WITH_CHOICES.has(fieldType))
    return texts.every((text) => choices.some((choice) => choice.value === text)) ? null : 'choice';
  if (fieldType === FIELD_TYPES.date && !texts.every(isDay)) return 'date';
  return texts.map((text) => textFault(fieldType, text)).find((fault) => fault !== null) ?? null;
}

/** An unticked box is empty too. */
function isEmpty(value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}
