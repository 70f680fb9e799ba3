import type { Form, FormField } from '@foyer/shared/api';

const choices = [
  { value: 'morning', label: 'Vormittag' },
  { value: 'noon', label: 'Mittag' },
];

/** A field for tests. */
export function sampleField(field_type: number, changes: Partial<FormField> = {}): FormField {
  return {
    id: field_type,
    label: `Feld ${field_type}`,
    slug: `feld-${field_type}`,
    field_type: field_type as FormField['field_type'],
    required: false,
    visible: true,
    choices: [5, 6, 7, 8].includes(field_type) ? choices : [],
    default: null,
    placeholder_text: '',
    help_text: '',
    condition: null,
    ...changes,
  };
}

/** A form with the given fields, for tests. */
export function sampleForm(fields: FormField[], changes: Partial<Form> = {}): Form {
  return {
    id: 3,
    slug: 'schulklasse',
    urls: { de: '/de/forms/schulklasse/3', en: '/en/forms/school-class/3' },
    title: 'Schulklasse anmelden',
    intro: '<p>Wir melden uns.</p>',
    submit_label: 'Anmelden',
    success_text: '<p>Ihre Anmeldung ist da.</p>',
    fields,
    ...changes,
  };
}

/** One field of every type. */
export const everyType = Array.from({ length: 14 }, (_, index) => sampleField(index + 1));
