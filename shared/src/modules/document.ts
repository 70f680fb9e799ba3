/** A value as it is stored: JSON. */
export type StoredValue = string | number | boolean | null | StoredValue[] | { [key: string]: StoredValue };
export type StoredFields = Record<string, StoredValue>;

/** Texts in each language, by the names of their fields. */
export type InStep = { [field: string]: { de: string; en: string } };

/** A container or module as it is stored, with its place: texts in every language. New ones have negative ids. */
export interface ModuleRow {
  id: number;
  /** Container or module it stands in; null on the page itself. */
  parent: number | null;
  column: number;
  /** Orders what stands in one column; not a whole number where something was put between two others. */
  position: number;
  model: string;
  slug: string;
  fields: StoredFields;
  /** Texts as their languages last fitted each other, where what visitors see does not say so. */
  in_step?: InStep | null;
}

/** Everything that one page, event … consists of: rows by their ids. Never changed, but replaced. */
export type ModuleDocument = Readonly<Record<number, ModuleRow>>;

/** Where a module stands, or is to stand. */
export interface Place {
  parent: number | null;
  column: number;
  /** Among those in the column, from 0. */
  index: number;
}

export const documentOf = (rows: readonly ModuleRow[]): ModuleDocument =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

const inOrder = (one: ModuleRow, other: ModuleRow): number =>
  one.column - other.column || one.position - other.position || one.id - other.id;

/** All rows in the order of the page: parents before what they hold. */
export function rowsInOrder(document: ModuleDocument): ModuleRow[] {
  const below = childrenByParent(document);
  const walk = (parent: number | null): ModuleRow[] =>
    (below.get(parent) ?? []).flatMap((row) => [row, ...walk(row.id)]);
  return walk(null);
}

/** Rows by the id of their parent, each list in order. */
export function childrenByParent(document: ModuleDocument): Map<number | null, ModuleRow[]> {
  const below = new Map<number | null, ModuleRow[]>();
  for (const row of Object.values(document)) {
    const siblings = below.get(row.parent);
    if (siblings) siblings.push(row);
    else below.set(row.parent, [row]);
  }
  for (const siblings of below.values()) siblings.sort(inOrder);
  return below;
}

/** What stands in one column, or in all of them, in order. */
export function childrenOf(document: ModuleDocument, parent: number | null, column?: number): ModuleRow[] {
  return Object.values(document)
    .filter((row) => row.parent === parent && (column === undefined || row.column === column))
    .sort(inOrder);
}

/** A row and everything in it, parents before what they hold. */
export function branchOf(document: ModuleDocument, id: number): ModuleRow[] {
  const row = document[id];
  if (!row) return [];
  return [row, ...childrenOf(document, id).flatMap((child) => branchOf(document, child.id))];
}

/** Rows whose parents are there, none within itself: what a document must be before it is stored. */
export function isSound(document: ModuleDocument): boolean {
  return rowsInOrder(document).length === Object.keys(document).length;
}

/** Where a row stands. @throws when there is no such row */
export function placeOf(document: ModuleDocument, id: number): Place {
  const row = document[id];
  if (!row) throw new Error(`There is no module ${id}.`);
  const { parent, column } = row;
  return { parent, column, index: childrenOf(document, parent, column).findIndex((sibling) => sibling.id === id) };
}
