import type { FieldKind } from '@foyer/shared/api';
import { sanitised } from '../../platform/html/sanitise.ts';
import type { FieldDeclaration } from '../back-office/declaration.ts';
import type { AllReferences, References } from './references.ts';
import { CellFault } from './rows.ts';
import { instantFrom, wallClock } from './wall-clock.ts';

/** How a kind of field is written in a cell. */
export interface Cell {
  show: (value: unknown, references: AllReferences) => string;
  /** @throws CellFault */
  read: (text: string, references: AllReferences) => unknown;
}

/** What files call otherwise than the back-office; references go by the name of what they refer to. */
const NAMES: Record<string, string> = { date_start: 'start', date_end: 'end', teaser_text: 'teaser' };
const LIST = /[,;]\s*/;

/** What a file calls a field of the back-office. */
export const nameOf = (field: string): string => NAMES[field] ?? field.replace(/_id(s?)$/, '$1');
/** How the text of a field is written: as it is, within its length, once `check` has taken it. */
const textCell =
  (check: (text: string) => string = (text) => text) =>
  (field: FieldDeclaration): Cell => ({
    show: textOf,
    read: (text) => (text === '' ? (field.nullable ? null : '') : check(withinLength(text, field))),
  });

/** How the kinds of fields that events have are written. */
const CELLS: Partial<Record<FieldKind, (field: FieldDeclaration) => Cell>> = {
  text: textCell(),
  textarea: textCell(),
  html: textCell(sanitised),
  slug: textCell(slugFrom),
  url: textCell(addressFrom),
  instant: () => ({
    show: (value) => (value instanceof Date ? wallClock(value) : ''),
    read: (text) => (text === '' ? null : instantFrom(text)),
  }),
  number: (field) => ({
    show: (value) => (typeof value !== 'number' ? '' : field.integer ? String(value) : value.toFixed(2)),
    read: (text) => (text === '' ? null : field.integer ? integerFrom(text, field) : amountFrom(text)),
  }),
  select: (field) => ({
    show: textOf,
    read: (text) => (text === '' ? field.fallback : choiceFrom(text, nameOf(field.name), field)),
  }),
  multi_select: (field) => ({
    show: (value) => (value as string[]).join(', '),
    read: (text) => listIn(text).map((one) => choiceFrom(one, `kind of ${nameOf(field.name)}`, field)),
  }),
  reference: (field) => ({
    show: (value, all) => referencesOf(field, all).nameOf(value as number | null),
    read: (text, all) => (text === '' ? null : referencesOf(field, all).idOf(text)),
  }),
  references: (field) => ({
    show: (value, all) => namesOf(value as number[], referencesOf(field, all)).join(', '),
    read: (text, all) => listIn(text).map((one) => referencesOf(field, all).idOf(one)),
  }),
};

/** How the texts of a file become the values of a field, and back. */
export function cellOf(field: FieldDeclaration): Cell {
  const cell = CELLS[field.kind];
  if (!cell)
    throw new Error(
      `tables of events cannot hold ${field.name} yet: give the kind ${field.kind} a cell, or name the field in LEFT_OUT`,
    );
  return cell(field);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const referencesOf = ({ name }: FieldDeclaration, references: AllReferences): References =>
  references[name.replace(/_ids?$/, '') as keyof AllReferences];

const namesOf = (ids: readonly number[], references: References): string[] =>
  ids.map((id) => references.nameOf(id)).sort();

const listIn = (text: string): string[] => [
  ...new Set(
    text
      .split(LIST)
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];

function withinLength(text: string, { max_length: limit = Infinity }: FieldDeclaration): string {
  if (text.length > limit) throw new CellFault(`is longer than ${limit} characters`);
  return text;
}

function slugFrom(text: string): string {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text))
    throw new CellFault(`"${text}" is no slug; only a to z, 0 to 9 and hyphens between them`);
  return text;
}

function addressFrom(text: string): string {
  if (!(/^https?:\/\//i.test(text) && URL.canParse(text)))
    throw new CellFault(`"${text}" is no address; it begins with http:// or https://`);
  return text;
}

function amountFrom(text: string): number {
  if (!/^\d{1,6}(?:[.,]\d{1,2})?$/.test(text)) throw new CellFault(`"${text}" is no price; write it like 12.50`);
  return Number(text.replace(',', '.'));
}

function integerFrom(text: string, { min = -Infinity, max = Infinity }: FieldDeclaration): number {
  const number = /^-?\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(number >= min && number <= max)) throw new CellFault(`"${text}" is no whole number between ${min} and ${max}`);
  return number;
}

function choiceFrom(text: string, what: string, { choices = [] }: FieldDeclaration): string | number {
  const chosen = choices.find(({ value }) => String(value) === text);
  if (!chosen)
    throw new CellFault(`"${text}" is no ${what}; there are ${choices.map(({ value }) => value).join(', ')}`);
  return chosen.value;
}
