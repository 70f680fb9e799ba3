import { and, asc, desc, eq, exists, getTableColumns, gte, inArray, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import Type, { type TProperties } from 'typebox';
import { DaySchema } from '@foyer/shared/api';
import { MAX_FILTER_LENGTH, MAX_INTEGER, MAX_PAGE_SIZE, MAX_SEARCH_LENGTH } from '@foyer/shared/limits';
import type { Database } from '../../platform/database/database.ts';
import { idParameter, idsIn, idsParameter, pageParameter } from '../../platform/http/paging.ts';
import type { Locale } from '../../platform/languages.ts';
import { startOfDay, TIME_ZONE } from '../../platform/time/berlin.ts';
import type { Declaration, FieldDeclaration, Row, TableDeclaration } from './declaration.ts';

export const PAGE_SIZE = 25;

export type ListQuery = Record<string, unknown>;

const hasSpan = ({ kind }: FieldDeclaration): boolean => kind === 'day' || kind === 'instant';
const UNSORTED = new Set<FieldDeclaration['kind']>(['html', 'list', 'json', 'references', 'multi_select', 'password']);

/** Fields by which lists can be sorted. */
export const sortableFields = ({ fields }: Declaration): string[] => [
  'id',
  ...fields.filter(({ kind, place }) => place.in === 'column' && !UNSORTED.has(kind)).map(({ name }) => name),
];

/** The query parameters of a resource's list. */
export function listParameters(declaration: Declaration): TProperties {
  return {
    ...pageParameter,
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE })),
    sort: Type.Optional(Type.Enum(sortableFields(declaration))),
    order: Type.Optional(Type.Enum(['asc', 'desc'])),
    ...findingParameters(declaration),
  };
}

/** Those of them that decide which records there are. */
export function findingParameters(declaration: Declaration): TProperties {
  const filters = declaration.fields.filter(({ name }) => declaration.filters.includes(name));
  return {
    q: Type.Optional(Type.String({ maxLength: MAX_SEARCH_LENGTH })),
    ids: Type.Optional(idsParameter),
    ...Object.fromEntries(filters.flatMap((field) => filterParameters(field))),
  };
}

function filterParameters(field: FieldDeclaration): [string, TProperties[string]][] {
  if (hasSpan(field)) return ['from', 'to'].map((end) => [`${field.name}_${end}`, Type.Optional(DaySchema)]);
  return [[field.name, Type.Optional(filterSchema(field))]];
}

function filterSchema({ kind, choices = [] }: FieldDeclaration): TProperties[string] {
  if (kind === 'boolean') return Type.Boolean();
  if (kind === 'reference' || kind === 'references' || kind === 'picture') return idParameter;
  const values = choices.map(({ value }) => value);
  // Parameters are text: their type says what they are converted to.
  if (values.length > 0)
    return Type.Unsafe({ type: typeof values[0] === 'number' ? 'integer' : 'string', enum: values });
  return kind === 'number'
    ? Type.Integer({ minimum: -MAX_INTEGER, maximum: MAX_INTEGER })
    : Type.String({ maxLength: MAX_FILTER_LENGTH });
}

/** Which rows a list wants; undefined for all. */
export function conditionOf(db: Database, declaration: TableDeclaration, query: ListQuery): SQL | undefined {
  const { table, fixed = {}, searched } = declaration.storage;
  const columns = getTableColumns(table);
  const ids = typeof query['ids'] === 'string' ? idsIn(query['ids']) : null;
  const typed = typeof query['q'] === 'string' ? query['q'].replaceAll('\0', '').normalize('NFC').trim() : '';
  const words = typed.split(/\s+/).filter((word) => word !== '');
  return and(
    ...Object.entries(fixed).map(([key, value]) => eq(columnIn(columns, key), value)),
    ids ? inArray(columnIn(columns, 'id'), ids) : undefined,
    ...words.map((word) => sql`${searched} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    ...declaration.fields
      .filter(({ name }) => declaration.filters.includes(name))
      .flatMap((field) => filtered(db, declaration, field, query)),
  );
}

function filtered(
  db: Database,
  { storage: { table } }: TableDeclaration,
  field: FieldDeclaration,
  query: ListQuery,
): (SQL | undefined)[] {
  const { name, place, kind } = field;
  const columns = getTableColumns(table);
  const value = query[name];
  if (place.in === 'join' && value !== undefined) {
    const { join } = place;
    const found = db
      .select({ one: sql`1` })
      .from(join.table)
      .where(and(eq(join.own, columnIn(columns, 'id')), eq(join.other, value)));
    return [exists(found)];
  }
  if (place.in !== 'column') return [];
  const column = columnIn(columns, place.key);
  if (!hasSpan(field)) return value === undefined ? [] : [eq(column, value)];
  const [from, to] = [query[`${name}_from`], query[`${name}_to`]];
  const isDayField = kind === 'day';
  return [
    typeof from === 'string' ? gte(column, isDayField ? from : startOfDay(from)) : undefined,
    typeof to === 'string' ? (isDayField ? lte(column, to) : lt(column, endOfDay(to))) : undefined,
  ];
}

/** The instant at which a day is over in Berlin. The database counts it: it knows days after 9999, and takes no text of ours for them. */
const endOfDay = (day: string): SQL => sql`(${day}::date + 1)::timestamp at time zone ${TIME_ZONE}`;

/** The order of a list: the same from page to page. */
export function orderOf(declaration: TableDeclaration, query: ListQuery, locale: Locale): SQL[] {
  const columns = getTableColumns(declaration.storage.table);
  const { sort } = declaration;
  const name = typeof query['sort'] === 'string' ? query['sort'] : sort.field;
  const direction = (query['order'] ?? (query['sort'] === undefined ? sort.order : 'asc')) === 'desc' ? desc : asc;
  const id = columnIn(columns, 'id');
  const field = declaration.fields.find((candidate) => candidate.name === name);
  if (field?.place.in !== 'column') return [direction(id)];
  const column = columnIn(columns, field.place.key);
  if (field.localised)
    return [direction(sql`(${column}->>${sql.raw(`'${locale}'`)}) collate "und-x-icu"`), direction(id)];
  const isText =
    column.dataType === 'string' && (column.getSQLType() === 'text' || column.getSQLType().startsWith('varchar'));
  return [isText ? direction(sql`${column} collate "und-x-icu"`) : direction(column), direction(id)];
}

/** @throws Error for a declaration that names no column */
export function columnIn(columns: Record<string, PgColumn>, key: string): PgColumn {
  const column = columns[key];
  if (!column) throw new Error(`There is no column ${key}`);
  return column;
}

/** Values by the names of columns, without those that the table lacks. */
export const knownColumns = (table: TableDeclaration['storage']['table'], row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in getTableColumns(table)));
