import type { FieldKind, ResourceChoice } from '@foyer/shared/api';
import { MAX_INTEGER } from '@foyer/shared/limits';
import { propertyOf } from '../../platform/database/column-answers.ts';
import type { Children, FieldDeclaration, Join, Place } from './declaration.ts';

/** German and English. */
export type Pair = readonly [string, string];
type Options = Partial<Omit<FieldDeclaration, 'name' | 'label' | 'kind' | 'help'>> & { help?: Pair };

/** Far from what a column takes: others have room below. */
export const MAX_POSITION = 1_000_000;

export const labelOf = ([de, en]: Pair) => ({ de, en });

/** Kinds whose empty value is an empty text. */
const TEXTS = new Set<FieldKind>(['text', 'textarea', 'html', 'slug', 'email', 'url', 'link', 'media_file', 'select']);

/** A field of any kind; it lies in the column of its name unless `place` says otherwise. */
function field(kind: FieldKind, name: string, label: Pair, { help, ...options }: Options = {}): FieldDeclaration {
  const nullable =
    options.nullable ?? (!TEXTS.has(kind) && !['boolean', 'references', 'list', 'multi_select', 'json'].includes(kind));
  return {
    name,
    kind,
    label: labelOf(label),
    ...(help && { help: labelOf(help) }),
    required: false,
    read_only: false,
    localised: false,
    integer: false,
    place: { in: 'column', key: propertyOf(name) },
    fallback: fallbackOf(kind, nullable, options.localised ?? false),
    ...options,
    nullable,
  };
}

function fallbackOf(kind: FieldKind, nullable: boolean, localised: boolean): unknown {
  if (nullable) return null;
  if (TEXTS.has(kind)) return localised ? { de: '', en: '' } : '';
  return kind === 'boolean' ? false : kind === 'json' ? {} : [];
}

export const text = (name: string, label: Pair, options: Options = {}) =>
  field('text', name, label, { max_length: 300, ...options });
export const textarea = (name: string, label: Pair, options: Options = {}) =>
  field('textarea', name, label, { max_length: 3000, ...options });
export const html = (name: string, label: Pair, options: Options = {}) =>
  field('html', name, label, { max_length: 100_000, localised: true, ...options });
export const slug = (name: string, madeFrom: readonly string[], options: Options = {}) =>
  field('slug', name, ['Name in der Adresse', 'Name in the address'], {
    max_length: 200,
    madeFrom,
    help: ['Leer: aus dem Titel.', 'Empty: made from the title.'],
    ...options,
  });
export const integer = (name: string, label: Pair, options: Options = {}) =>
  field('number', name, label, { integer: true, min: -MAX_INTEGER, max: MAX_INTEGER, ...options });
export const decimal = (name: string, label: Pair, options: Options = {}) => field('number', name, label, options);
export const flag = (name: string, label: Pair, options: Options = {}) => field('boolean', name, label, options);
export const instant = (name: string, label: Pair, options: Options = {}) => field('instant', name, label, options);
export const day = (name: string, label: Pair, options: Options = {}) => field('day', name, label, options);
export const time = (name: string, label: Pair, options: Options = {}) => field('time', name, label, options);
export const email = (name: string, label: Pair, options: Options = {}) =>
  field('email', name, label, { max_length: 254, ...options });
export const url = (name: string, label: Pair, options: Options = {}) =>
  field('url', name, label, { max_length: 2000, ...options });
export const link = (name: string, label: Pair, options: Options = {}) =>
  field('link', name, label, { max_length: 2000, ...options });
export const json = (name: string, label: Pair, options: Options = {}) => field('json', name, label, options);
export const password = (name: string, label: Pair, options: Options = {}) =>
  field('password', name, label, { max_length: 1000, place: { in: 'rules' }, ...options });
export const picture = (name: string, label: Pair, options: Options = {}) =>
  field('picture', name, label, { reference: 'pictures', ...options });
export const reference = (name: string, label: Pair, to: string, options: Options = {}) =>
  field('reference', name, label, { reference: to, ...options });

/** Choices by value; the first of a required field is its default. */
export const select = (name: string, label: Pair, choices: readonly ResourceChoice[], options: Options = {}) =>
  field('select', name, label, { choices: [...choices], fallback: choices[0]?.value ?? '', ...options });
export const multiSelect = (name: string, label: Pair, choices: readonly ResourceChoice[], options: Options = {}) =>
  field('multi_select', name, label, { choices: [...choices], ...options });

/** Ids of another resource, kept in a table that joins both. */
export const references = (name: string, label: Pair, to: string, join: Join, options: Options = {}) =>
  field('references', name, label, { reference: to, place: { in: 'join', join }, ...options });

/** Items below each other, in a JSON column or, with `children`, in rows of a table of their own. */
export const list = (
  name: string,
  label: Pair,
  fields: readonly FieldDeclaration[],
  { children, ...options }: Options & { children?: Children } = {},
) => field('list', name, label, { fields, ...(children && { place: { in: 'children', children } }), ...options });

/** A member of an object in a JSON column: street in `address`. */
export function memberOf(column: string, member: string): Place {
  const objectIn = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});
  return {
    in: 'row',
    read: (row) => (objectIn(row[column]) as Record<string, unknown>)[member] ?? null,
    write: (value, row) => ({ ...row, [column]: { ...objectIn(row[column]), [member]: value } }),
  };
}

/** Choices from pairs of value and label. */
export const choices = (...pairs: readonly (readonly [string | number, string, string])[]): ResourceChoice[] =>
  pairs.map(([value, de, en]) => ({ value, label: { de, en } }));
