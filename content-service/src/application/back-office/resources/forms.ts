import { eq, sql } from 'drizzle-orm';
import { Errors } from 'typebox/value';
import { type FieldValue, FieldValueSchema } from '@foyer/shared/api';
import { defaultValue, FIELD_TYPES, type FieldTypeCode, isList, numberOf } from '@foyer/shared/forms';
import { countEntries } from '../../../content/forms/entries.ts';
import { canStartWith } from '../../../content/forms/field-values.ts';
import { formEntries, formFields, formFiles, forms } from '../../../content/forms/tables.ts';
import type { Localised } from '../../../platform/languages.ts';
import { slugOf } from '@foyer/shared/modules';
import type { Change, Declaration, FieldErrors, Values, WriteContext } from '../declaration.ts';
import { email, flag, html, instant, integer, json, list, reference, select, slug, text, textarea } from '../fields.ts';
import { type Fault, faultText } from '../texts.ts';
import { FIELD_TYPE_CHOICES, LOCALE_CHOICES } from './choices.ts';
import { bothLanguages, defineResource } from './define.ts';

const both = { localised: true } as const;
/** Hidden in every form, for robots. */
const HONEYPOT = 'email2';
const WITH_CHOICES = new Set<unknown>([
  FIELD_TYPES.checkboxes,
  FIELD_TYPES.select,
  FIELD_TYPES.multiSelect,
  FIELD_TYPES.radio,
] satisfies FieldTypeCode[]);

const fields = list(
  'fields',
  ['Felder', 'Fields'],
  [
    text('label', ['Beschriftung', 'Label'], { ...both, required: true, max_length: 1000 }),
    slug('slug', ['label'], { help: ['Leer: aus der Beschriftung.', 'Empty: made from the label.'] }),
    select('field_type', ['Art', 'Type'], FIELD_TYPE_CHOICES, { required: true }),
    flag('required', ['Pflichtfeld', 'Required']),
    flag('visible', ['Sichtbar', 'Visible'], { fallback: true }),
    list(
      'choices',
      ['Auswahl', 'Choices'],
      [
        text('value', ['Wert', 'Value'], { required: true }),
        text('label', ['Beschriftung', 'Label'], { ...both, required: true }),
      ],
    ),
    json('default_value', ['Vorgabe', 'Default'], { nullable: true, fallback: null }),
    text('placeholder', ['Platzhalter', 'Placeholder'], both),
    textarea('help', ['Hilfe', 'Help'], both),
    text('depends_on', ['Nur fragen je nach Antwort auf', 'Ask only depending on the answer to'], {
      help: [
        'Name in der Adresse eines Feldes weiter oben. Leer: immer fragen.',
        'Name in the address of a field further up. Empty: always ask.',
      ],
    }),
    list(
      'depends_on_values',
      ['Bei diesen Antworten fragen', 'Ask for these answers'],
      [text('value', ['Wert', 'Value'], { required: true })],
      { help: ['Leer: bei jeder Antwort.', 'Empty: for any answer.'] },
    ),
  ],
  {
    children: {
      table: formFields,
      own: formFields.formId,
      position: formFields.position,
      // Visitors who have the form before them send their answers by the ids of its fields.
      identity: { id: formFields.id, by: formFields.slug },
    },
  },
);

async function checkForm({ values }: Change, { locale }: WriteContext): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  const slugs = new Set<string>([HONEYPOT]);
  const before = new Map<string, Values>();
  (values['fields'] as Values[]).forEach((field, index) => {
    const given = field['slug'] as string;
    const name = given || freeSlug(slugOf((field['label'] as Localised).de, 'field'), slugs);
    if (given && slugs.has(given)) errors[`fields.${index}.slug`] = [faultText('twice', locale)];
    field['slug'] = name;
    slugs.add(name);
    if (WITH_CHOICES.has(field['field_type']) && (field['choices'] as Values[]).length === 0)
      errors[`fields.${index}.choices`] = [faultText('choices', locale)];
    for (const repeated of repeatedChoices(field))
      errors[`fields.${index}.choices.${repeated}.value`] = [faultText('twice', locale)];
    if (!isDefaultValid(field)) errors[`fields.${index}.default_value`] = [faultText('value', locale)];
    const fault = conditionFault(field, before);
    if (fault) errors[`fields.${index}.${fault.field}`] = [faultText(fault.fault, locale)];
    else writeNumbersAsCompared(field, before);
    if (field['field_type'] !== FIELD_TYPES.heading) before.set(name, field);
  });
  return errors;
}

/** Which choices have the value of one above them: nobody could tell who has chosen which. */
function repeatedChoices(field: Values): number[] {
  if (!WITH_CHOICES.has(field['field_type'])) return [];
  const values = (field['choices'] as Values[]).map(({ value }) => value);
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

/** Whether visitors can send what a field starts with. */
function isDefaultValid(field: Values): boolean {
  if (Errors(FieldValueSchema, field['default_value']).length > 0) return false;
  const fieldType = field['field_type'] as FieldTypeCode;
  const given = field['default_value'] as FieldValue;
  const value = isList({ field_type: fieldType }) ? defaultValue({ field_type: fieldType, default: given }) : given;
  return canHold(field, value ?? null);
}

/** Whether visitors can give a field this value. */
function canHold(field: Values, value: Parameters<typeof canStartWith>[1]): boolean {
  const choices = field['choices'] as Parameters<typeof canStartWith>[0]['choices'];
  return canStartWith(
    { slug: field['slug'] as string, fieldType: field['field_type'] as FieldTypeCode, choices },
    value,
  );
}

/** What is wrong with the condition of a field. @param before the fields above it that have a value, by slug */
function conditionFault(
  field: Values,
  before: ReadonlyMap<string, Values>,
): { field: 'depends_on' | 'depends_on_values'; fault: Fault } | null {
  const values = (field['depends_on_values'] as Values[]).map(({ value }) => value as string);
  if (field['depends_on'] === '') return values.length > 0 ? { field: 'depends_on', fault: 'fieldAbove' } : null;
  const other = before.get(field['depends_on'] as string);
  if (!other) return { field: 'depends_on', fault: 'fieldAbove' };
  if (other['field_type'] === FIELD_TYPES.checkbox)
    return values.every((value) => value === 'true') ? null : { field: 'depends_on_values', fault: 'ticked' };
  // Each upload has an id of its own, which nobody knows before.
  if (other['field_type'] === FIELD_TYPES.file && values.length > 0)
    return { field: 'depends_on_values', fault: 'fileAnswer' };
  if (values.every((value) => canHold(other, isListField(other) ? [value] : value))) return null;
  return { field: 'depends_on_values', fault: WITH_CHOICES.has(other['field_type']) ? 'answer' : 'value' };
}

const isListField = (field: Values): boolean => isList({ field_type: field['field_type'] as FieldTypeCode });

/** Numbers that a field waits for stand as entries have them: 3,50 as 3.5. */
function writeNumbersAsCompared(field: Values, before: ReadonlyMap<string, Values>): void {
  if (before.get(field['depends_on'] as string)?.['field_type'] !== FIELD_TYPES.number) return;
  for (const answer of field['depends_on_values'] as Values[])
    answer['value'] = String(numberOf(answer['value'] as string));
}

function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let number = 2;
  while (taken.has(`${wanted}-${number}`)) number += 1;
  return `${wanted}-${number}`;
}

const formResource = defineResource({
  name: 'forms',
  label: ['Formulare', 'Forms'],
  newLabel: ['Neues Formular', 'New form'],
  group: 'forms',
  table: forms,
  searched: bothLanguages(forms.title),
  title: 'title',
  sort: 'title',
  columns: ['title'],
  tags: ['forms'],
  singular: 'form',
  siteUrls: ({ slug: name, id }, urlsOf) => urlsOf('forms', name as Localised, Number(id)),
  rules: {
    check: checkForm,
    entries: (id, { tx }) => countEntries(tx, eq(formEntries.formId, id)),
    deleting: async ({ id }, { tx }) => void (await tx.delete(formEntries).where(eq(formEntries.formId, id))),
    // Of entries that are gone: here, those of the form.
    deleted: (_, { formFiles }) => formFiles.removeOrphans(),
  },
  fields: [
    text('title', ['Titel', 'Title'], { ...both, required: true }),
    slug('slug', ['title'], both),
    html('intro', ['Einleitung', 'Introduction']),
    fields,
    text('submit_label', ['Text des Knopfes', 'Label of the button'], {
      ...both,
      max_length: 100,
      fallback: { de: 'Absenden', en: 'Send' },
    }),
    html('success_text', ['Dank nach dem Absenden', 'Thanks after sending']),
    email('notification_address', ['Wer davon erfährt', 'Who is told'], {
      help: ['Bekommt jede Einsendung gemeldet. Leer: niemand.', 'Is told of every entry. Empty: nobody.'],
    }),
    textarea('confirmation_text', ['Bestätigung per E-Mail', 'Confirmation by e-mail'], {
      ...both,
      help: ['Bekommt, wer das Formular absendet. Leer: keine.', 'For whoever sends the form. Empty: none.'],
    }),
    integer('keep_days', ['Einsendungen aufheben, Tage', 'Keep entries for, days'], {
      min: 1,
      max: 3650,
      fallback: 180,
      help: ['Leer: bis jemand sie löscht.', 'Empty: until somebody deletes them.'],
    }),
  ],
});

/** Answers have the ids of their files: what people look for is the names. */
const namesOfFiles = sql`(select string_agg(${formFiles.name}, ' ') from ${formFiles} where ${formFiles.entryId} = ${formEntries.id})`;

/** What visitors sent. */
export const entryResource = defineResource({
  name: 'form-entries',
  label: ['Einsendungen', 'Form entries'],
  group: 'forms',
  table: formEntries,
  searched: sql`concat_ws(' ', ${formEntries.fieldValues}::text, ${namesOfFiles})`,
  title: 'created_at',
  sort: '-id',
  columns: ['created_at', 'form_id', 'locale'],
  filters: ['form_id', 'created_at', 'locale'],
  tags: ['form-entries'],
  operations: { create: false, edit: false, delete: true },
  // The daily deletion removes what a crash leaves.
  rules: { deleted: (id, { formFiles }) => formFiles.remove([id]) },
  fields: [
    reference('form_id', ['Formular', 'Form'], 'forms', { required: true, read_only: true, goesAlong: true }),
    instant('created_at', ['Eingegangen', 'Received'], { read_only: true }),
    select('locale', ['Sprache', 'Language'], LOCALE_CHOICES, { read_only: true }),
    json('field_values', ['Angaben', 'Values'], { read_only: true }),
  ],
});

export const formResources: Declaration[] = [formResource, entryResource];
