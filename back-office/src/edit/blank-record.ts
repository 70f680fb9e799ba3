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

/** What a form starts with: a value for every field, so that what is there later can be compared. */
export function blankRecord(fields: readonly ResourceField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.name, field.localised ? { de: blank(field), en: blank(field) } : blank(field)]),
  );
}
