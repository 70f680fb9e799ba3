import type { Resource, ResourceField } from '@foyer/shared/api';
import { IDS_PATTERN, MAX_FILTER_LENGTH, MAX_INTEGER, MAX_SEARCH_LENGTH } from '@foyer/shared/limits';

/** Days that filters know. A year that somebody is still typing comes before them. */
export const FIRST_DAY = '1000-01-01';
export const LAST_DAY = '9999-12-31';

type Rule = (value: string) => boolean;

/**
 * What of a filter in a list's address the list can follow, as one made by hand may name fields that there are not.
 * @param text as JSON
 * @returns the same text where all of it means something; null where nothing does
 */
export function meaningfulFilter(text: string, resource: Pick<Resource, 'filters' | 'fields'>): string | null {
  const values = objectIn(text);
  if (!values) return null;
  const rules = rulesOf(resource);
  const all = Object.entries(values);
  const kept = all.filter(
    ([name, value]) => ['string', 'number', 'boolean'].includes(typeof value) && rules.get(name)?.(String(value)),
  );
  if (kept.length === all.length) return text;
  return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
}

function objectIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** By the names of a filter's values. */
function rulesOf({ filters, fields }: Pick<Resource, 'filters' | 'fields'>): Map<string, Rule> {
  const filtered = fields.filter(({ name }) => filters.includes(name)).flatMap((field) => fieldRules(field));
  return new Map([
    ['q', isText(MAX_SEARCH_LENGTH)],
    ['ids', (value) => new RegExp(IDS_PATTERN).test(value)],
    ...filtered,
  ]);
}

function fieldRules({ name, kind, choices = [] }: ResourceField): [string, Rule][] {
  if (kind === 'day' || kind === 'instant') return ['from', 'to'].map((end) => [`${name}_${end}`, isDay]);
  if (kind === 'boolean') return [[name, (value) => value === 'true' || value === 'false']];
  if (kind === 'reference' || kind === 'references' || kind === 'picture') return [[name, isNumber(1)]];
  if (choices.length > 0) return [[name, (text) => choices.some(({ value }) => String(value) === text)]];
  return [[name, kind === 'number' ? isNumber(-MAX_INTEGER) : isText(MAX_FILTER_LENGTH)]];
}

const isText =
  (most: number): Rule =>
  (value) =>
    value !== '' && value.length <= most;

const isNumber =
  (least: number): Rule =>
  (value) =>
    /^-?\d+$/.test(value) && Number(value) >= least && Number(value) <= MAX_INTEGER;

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || value < FIRST_DAY) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}
