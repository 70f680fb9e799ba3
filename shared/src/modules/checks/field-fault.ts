import type { FieldDeclaration } from '../fields.ts';

/** What is wrong with a value, as a key of the editor's texts with what it needs to say it. */
export interface Fault {
  key: 'fault.required' | 'fault.address' | 'fault.embed' | 'fault.range' | 'fault.length' | 'fault.target';
  values?: Record<string, string | number>;
}

const TAGS = /<[^>]*>/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** How many characters of a text count: those without markup. */
export const lengthOf = (text: string): number => text.replace(TAGS, '').length;

/** What is wrong with one field in one language (specification §5); null if nothing is. */
export function fieldFault(field: FieldDeclaration, value: unknown): Fault | null {
  const text = typeof value === 'string' ? value.trim() : '';
  const isEmpty =
    value === null ||
    value === undefined ||
    (typeof value === 'string' && (field.kind === 'html' ? text.replace(TAGS, '') : text).trim() === '');
  if (isEmpty) return field.required ? { key: 'fault.required' } : null;
  if (field.maxLength !== undefined && lengthOf(text) > field.maxLength)
    return { key: 'fault.length', values: { most: field.maxLength, count: lengthOf(text) } };
  if (field.kind === 'address' && !(/^https?:/i.test(text) && URL.canParse(text)))
    return text.startsWith('/') ? null : { key: 'fault.address' };
  if (field.kind === 'embed' && !/https?:\/\/[^\s"'<>]+/i.test(text)) return { key: 'fault.embed' };
  if ((field.kind === 'target' || field.kind === 'link') && SCHEME.test(text) && !/^(?:https?|mailto|tel):/i.test(text))
    return { key: 'fault.target' };
  const { minimum, maximum } = field;
  if (
    typeof value === 'number' &&
    field.kind === 'integer' &&
    ((minimum !== undefined && value < minimum) || (maximum !== undefined && value > maximum))
  ) {
    return { key: 'fault.range', values: { from: minimum ?? '', to: maximum ?? '' } };
  }
  return null;
}
