import type { FieldDeclaration } from '../fields.ts';

/** Whether a module lacks a field and the one that may stand in for it: a link that leads nowhere, a form that is none (specification §5). */
export function lacksBoth(
  name: string,
  { standIn }: FieldDeclaration,
  fields: Readonly<Record<string, unknown>>,
): boolean {
  return standIn !== undefined && !isFilled(fields[name]) && !isFilled(fields[standIn]);
}

/** A field as it counts in its module: required where neither it nor what may stand in for it is there. */
export function asNeeded(
  name: string,
  field: FieldDeclaration,
  fields: Readonly<Record<string, unknown>>,
): FieldDeclaration {
  return lacksBoth(name, field, fields) ? { ...field, required: true } : field;
}

/** In any of its languages: what one lacks is no reason to keep the other from its readers. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled);
  return value !== null && value !== undefined;
}
