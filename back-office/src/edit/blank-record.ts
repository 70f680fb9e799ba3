import type { ResourceField } from '@foyer/shared/api';

const TEXTS = new Set<ResourceField['kind']>([
  'text',
  'textarea',
  'html',
  'slug',
  'email',
  'url',
  'link',
  'media_file',
]);
const SEVERAL = new Set<ResourceField['kind']>(['multi_select', 'references', 'list']);

function blank({ kind }: ResourceField): unknown {
  if (SEVERAL.has(kind)) return [];
  if (kind === 'boolean') return false;
  return TEXTS.has(kind) ? '' : null;
}

/** A value for every field, so that what is there later can be compared. */
export function blankRecord(fields: readonly ResourceField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.localised ? { de: blank(field), en: blank(field) } : blank(field)]),
  );
}

/** What a new record, or entry of a list, starts with: what the content service gives it where nobody says otherwise. */
export function newRecord(fields: readonly ResourceField[]): Record<string, unknown> {
  const told = fields.filter(({ initial }) => initial !== undefined);
  return {
    ...blankRecord(fields),
    ...structuredClone(Object.fromEntries(told.map(({ name, initial }) => [name, initial]))),
  };
}
