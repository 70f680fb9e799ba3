import { isoInBerlin } from '../../platform/time/berlin.ts';
import type { FieldDeclaration, Row, Values } from './declaration.ts';

/** The values that lie in a row itself; those of other tables are missing. */
export function valuesOf(fields: readonly FieldDeclaration[], row: Row): Values {
  const values: Values = {};
  for (const field of fields) {
    const { name, place } = field;
    if (place.in === 'column') values[name] = shown(field, row[place.key]);
    if (place.in === 'row') values[name] = shown(field, place.read(row));
  }
  return values;
}

/** The columns of a row for these values. @param row what else stands in it, for fields that are a part of a column */
export function rowOf(fields: readonly FieldDeclaration[], values: Values, row: Row = {}): Row {
  let written: Row = {};
  const base = { ...row };
  for (const field of fields) {
    const { name, place } = field;
    const value = stored(field, values[name]);
    if (place.in === 'column') written[place.key] = value;
    if (place.in === 'row') written = place.write(value, { ...base, ...written });
  }
  return written;
}

function shown({ kind, fields = [] }: FieldDeclaration, value: unknown): unknown {
  if (value instanceof Date) return isoInBerlin(value);
  // The items of a list in a JSON column.
  if (kind === 'list') return ((value ?? []) as Row[]).map((item) => valuesOf(fields, item));
  return value ?? null;
}

function stored({ kind, fields = [] }: FieldDeclaration, value: unknown): unknown {
  if (kind === 'list') return (value as Values[]).map((item) => rowOf(fields, item));
  return kind === 'instant' && typeof value === 'string' ? new Date(value) : value;
}
