import type { ModuleDocument, ModuleRow, StoredValue } from './document.ts';

/** What has become of one row: added, removed (null), or other values at paths as `fields.content.de`. */
export type RowChange = { row: ModuleRow } | { values: Record<string, StoredValue> } | null;

/**
 * What turns one document into another, by the ids of rows. The one way in which changes are undone, saved, merged and shown:
 * it is as small as what has changed.
 */
export type Difference = Readonly<Record<number, RowChange>>;

type JsonObject = { readonly [key: string]: StoredValue };

/** The difference between two documents. */
export function difference(before: ModuleDocument, after: ModuleDocument): Difference {
  const changes: Record<number, RowChange> = {};
  for (const id in before) if (!after[id]) changes[id] = null;
  for (const id in after) {
    const change = changeOf(before[id], after[id]);
    if (change) changes[id] = change;
  }
  return changes;
}

/** Whether two documents differ: asked at every letter, so that it looks no further than the first difference. */
export function isDifferent(before: ModuleDocument, after: ModuleDocument): boolean {
  if (before === after) return false;
  for (const id in before) if (!after[id] || changeOf(before[id], after[id])) return true;
  for (const id in after) if (!before[id]) return true;
  return false;
}

/** What has become of a row that is still there, or new; nothing where it is the same. */
function changeOf(known: ModuleRow | undefined, row: ModuleRow | undefined): RowChange | undefined {
  if (known === row || !row) return undefined;
  if (!known) return { row };
  const values: Record<string, StoredValue> = {};
  collect(asJson(known), asJson(row), '', values);
  return Object.keys(values).length > 0 ? { values } : undefined;
}

export const isEmpty = (change: Difference): boolean => Object.keys(change).length === 0;

/** The document after a change. What the change takes for granted and is no longer there is left alone. */
export function applied(change: Difference, document: ModuleDocument): ModuleDocument {
  const rows: Record<number, ModuleRow> = { ...document };
  for (const [key, rowChange] of Object.entries(change)) {
    const id = Number(key);
    const known = rows[id];
    if (rowChange === null) Reflect.deleteProperty(rows, id);
    else if ('row' in rowChange) rows[id] = rowChange.row;
    else if (known) rows[id] = withValues(known, rowChange.values);
  }
  return rows;
}

/** As much of a document as some changes are about: what follows from them alone need not look at the rest. */
export function partOf(document: ModuleDocument, ...changes: readonly Difference[]): ModuleDocument {
  const part: Record<number, ModuleRow> = {};
  for (const id of changes.flatMap((change) => Object.keys(change).map(Number)))
    if (document[id]) part[id] = document[id];
  return part;
}

/** One change after the other as one. */
export function joined(first: Difference, second: Difference, before: ModuleDocument): Difference {
  return difference(before, applied(second, applied(first, before)));
}

function withValues(row: ModuleRow, values: Record<string, StoredValue>): ModuleRow {
  let changed = asJson(row);
  for (const [path, value] of Object.entries(values)) changed = at(changed, path.split('.'), value);
  return changed as unknown as ModuleRow;
}

function at(object: JsonObject, [key = '', ...rest]: string[], value: StoredValue): JsonObject {
  if (rest.length === 0) return { ...object, [key]: value };
  const inner = object[key];
  return { ...object, [key]: at(isObject(inner) ? inner : {}, rest, value) };
}

/** Goes down as long as both sides have the same keys: what differs there is replaced as a whole. */
function collect(before: JsonObject, after: JsonObject, path: string, values: Record<string, StoredValue>): void {
  // What has the same keys has all of them; only rows may lack one.
  for (const key of Object.keys({ ...before, ...after })) {
    const [known, value] = [before[key] ?? null, after[key] ?? null];
    if (known === value) continue;
    const place = path ? `${path}.${key}` : key;
    if (isObject(known) && isObject(value) && hasSameKeys(known, value)) collect(known, value, place, values);
    else if (!isSame(known, value)) values[place] = value;
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function hasSameKeys(one: JsonObject, other: JsonObject): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other);
}

/** The same JSON, whatever the order of its keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  return (
    isObject(one) &&
    isObject(other) &&
    hasSameKeys(one, other) &&
    Object.entries(one).every(([key, value]) => isSame(value, other[key]))
  );
}

/** A row is JSON, and TypeScript wants to be told. */
const asJson = (row: ModuleRow): JsonObject => row as unknown as JsonObject;
