import {
  applied,
  branchOf,
  childrenOf,
  CONTAINER_LAYOUTS,
  type ContainerLayout,
  declarationOf,
  type Difference,
  emptyValue,
  type FieldKind,
  fieldsOfModel,
  isLocalised,
  type ModuleDocument,
  type ModuleRow,
  type Place,
  placeOf,
  type StoredFields,
  type StoredValue,
} from '@foyer/shared/modules';

/** Languages of the content. */
export const CONTENT_LANGUAGES = ['de', 'en'] as const;
export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/** An id that no other editor makes at the same time: new modules have negative ones until they are published. */
export function newId(random: (limit: number) => number = randomBelow): number {
  return -1 - random(2 ** 31 - 2);
}

function randomBelow(limit: number): number {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1));
  return value % limit;
}

/** A new module as it is before anybody has written anything. */
export function newRow(model: string, id: number, fields: StoredFields = {}): ModuleRow {
  const empty = Object.fromEntries(
    Object.entries(fieldsOfModel(model)).map(([name, field]) => {
      const value = emptyValue(field) as StoredValue;
      return [
        name,
        isLocalised(field) && field.kind !== 'link'
          ? Object.fromEntries(CONTENT_LANGUAGES.map((language) => [language, value]))
          : value,
      ];
    }),
  );
  return {
    id,
    parent: null,
    column: 0,
    position: 0,
    model,
    slug: `${model}-${Math.abs(id)}`,
    fields: { ...empty, ...fields },
  };
}

/** A value that is written. @param path below the fields: `content.de`, `image` */
export const fieldChange = (id: number, path: string, value: StoredValue): Difference => ({
  [id]: { values: { [`fields.${path}`]: value } },
});

/** Writes a value. */
export const setField = (document: ModuleDocument, id: number, path: string, value: StoredValue): ModuleDocument =>
  applied(fieldChange(id, path, value), document);

/** Fields of these kinds say how a module looks, or when it is seen; all others are what it shows. */
const LOOKS: ReadonlySet<string> = new Set<FieldKind>([
  'flag',
  'integer',
  'choice',
  'style',
  'format',
  'word',
  'anchor',
  'instant',
]);

const isNothing = (value: StoredValue | undefined): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isNothing)
    : value === undefined || value === null || value === '';

/** Has nobody written or chosen anything that this module would show, in either language? */
export const saysNothing = ({ model, fields }: ModuleRow): boolean =>
  Object.entries(fieldsOfModel(model)).every(([name, { kind }]) => LOOKS.has(kind) || isNothing(fields[name]));

/** Puts rows somewhere: the first is the module itself, the others stand in it. */
export function insert(
  document: ModuleDocument,
  [root, ...inside]: readonly ModuleRow[],
  place: Place,
): ModuleDocument {
  if (!root || isGone(document, place)) return document;
  return placed({ ...document, ...Object.fromEntries(inside.map((row) => [row.id, row])) }, root, place);
}

/** Moves modules with everything in them to one place, in the order given. @param place its index is among the others, without the modules themselves */
export function move(document: ModuleDocument, ids: readonly number[], place: Place): ModuleDocument {
  const rows = ids.flatMap((id) => document[id] ?? []);
  const isInside = ids.some((id) => branchOf(document, id).some((inner) => inner.id === place.parent));
  if (isInside || isGone(document, place)) return document;
  const arrived = rows.reduce<ModuleDocument>(
    (sofar, row, at) => placed(sofar, row, { ...place, index: place.index + at }),
    remove(document, ids),
  );
  return { ...document, ...arrived };
}

/** What a place is in was taken away meanwhile, by somebody else. */
const isGone = (document: ModuleDocument, { parent }: Place): boolean => parent !== null && !document[parent];

/** Removes modules with everything in them. */
export function remove(document: ModuleDocument, ids: readonly number[]): ModuleDocument {
  const gone = ids.flatMap((id) => branchOf(document, id));
  return applied(Object.fromEntries(gone.map((row) => [row.id, null])), document);
}

/** Copies of rows that share nothing with them. The first is the module itself. */
export function copiesOf(rows: readonly ModuleRow[], random?: (limit: number) => number): ModuleRow[] {
  const ids = new Map(rows.map((row) => [row.id, newId(random)]));
  return rows.map((row) => {
    const id = ids.get(row.id) ?? newId(random);
    const parent = row.parent === null ? null : (ids.get(row.parent) ?? row.parent);
    return { ...structuredClone(row), id, parent, slug: `${row.model}-${Math.abs(id)}` };
  });
}

/** Puts copies of modules with everything in them after the last one of those that stand in the same column. @param copies of each module, the module itself first */
export function duplicate(
  document: ModuleDocument,
  ids: readonly number[],
  copies: readonly (readonly ModuleRow[])[],
): ModuleDocument {
  const places = ids.map((id) => placeOf(document, id));
  const isBeside = (one: Place, other: Place | undefined) =>
    one.parent === other?.parent && one.column === other.column;
  return copies.reduce((sofar, rows, at) => {
    const own = places[at];
    const beside = places.filter((place) => isBeside(place, own));
    const before = places.slice(0, at).filter((place) => isBeside(place, own)).length;
    const last = Math.max(...beside.map(({ index }) => index));
    return own ? insert(sofar, rows, { ...own, index: last + 1 + before }) : sofar;
  }, document);
}

/** How many columns a layout has. */
export const columnsOf = (layout: ContainerLayout): number => layout.split('-').length;

/** Another layout of a container. Modules of columns that it does not have go to the end of its last one. */
export function setLayout(document: ModuleDocument, id: number, layout: ContainerLayout): ModuleDocument {
  const row = document[id];
  if (!row) return document;
  const last = columnsOf(layout) - 1;
  const homeless = childrenOf(document, id).filter(({ column }) => column > last);
  const isOlder = row.model === 'old_container';
  const changed = setField(document, id, 'layout', isOlder ? CONTAINER_LAYOUTS.indexOf(layout) : layout);
  const ids = homeless.map((module) => module.id);
  return move(changed, ids, { parent: id, column: last, index: Number.POSITIVE_INFINITY });
}

/**
 * Puts a row at a place: between its neighbours, so that these stay what they are. Where nothing is between them (two people have put something at
 * the same place, or many things have been put there), what stands behind it makes room.
 */
function placed(document: ModuleDocument, row: ModuleRow, { parent, column, index }: Place): ModuleDocument {
  const siblings = childrenOf(document, parent, column);
  const at = Math.max(0, Math.min(index, siblings.length));
  const before = siblings[at - 1]?.position ?? (siblings[at]?.position ?? 1) - 2;
  const after = siblings[at]?.position ?? before + 2;
  const between = (before + after) / 2;
  const hasRoom = before < between && between < after;
  const behind = hasRoom ? [] : siblings.slice(at);
  return {
    ...document,
    ...Object.fromEntries(behind.map((sibling) => [sibling.id, { ...sibling, position: sibling.position + 1 }])),
    [row.id]: { ...row, parent, column, position: hasRoom ? between : before + 0.5 },
  };
}

/** May a model stand there? In lists only what they are lists of; on the page itself only containers; anything in columns. */
export function mayStandIn(document: ModuleDocument, model: string, parent: number | null): boolean {
  if (parent === null) return model === 'container';
  const home = document[parent];
  if (!home || model === 'container') return false;
  if (home.model === 'container') return !isItem(model);
  const children = declarationOf(home.model)?.children;
  return children === model || (children === 'any' && !isItem(model));
}

/** Stands in lists only, never by itself. */
export const isItem = (model: string): boolean => model.endsWith('_item') || model === 'container';
