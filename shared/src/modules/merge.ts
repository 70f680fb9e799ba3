import { applied, type Difference, difference, isSame, type RowChange } from './difference.ts';
import {
  branchOf,
  documentOf,
  isSound,
  type ModuleDocument,
  type ModuleRow,
  rowsInOrder,
  type StoredValue,
} from './document.ts';
import { mergedText } from './text-merge.ts';

/** Two people have given one thing different values; or one has removed what the other has changed (`path` empty). */
export interface Conflict {
  id: number;
  /** `fields.content.de`; empty for the module as a whole. */
  path: string;
  /** Undefined where it is removed. */
  mine: StoredValue | undefined;
  theirs: StoredValue | undefined;
}

/** What comes of two changes of the same document. */
export interface Merged {
  /** Theirs with all of mine that nobody contradicts. */
  document: ModuleDocument;
  /** What somebody has to decide; in `document` it is as theirs. */
  conflicts: Conflict[];
}

/** Where a module stands: what two have moved stands where the server has it, and nothing is lost by that. */
const PLACE: ReadonlySet<string> = new Set(['parent', 'column', 'position']);
/** What two have changed in one sentence may contradict each other; in two paragraphs of a text it does not. */
const END_OF_PARAGRAPH = /<\/(?:p|li|h\d|blockquote)>/;

/** Brings together what two people have made of the same document. */
export function merged(base: ModuleDocument, mine: ModuleDocument, theirs: ModuleDocument): Merged {
  const ours = difference(base, mine);
  const others = difference(base, theirs);
  const conflicts: Conflict[] = [];
  const taken: Record<number, RowChange> = {};
  for (const [key, change] of Object.entries(ours)) {
    const id = Number(key);
    const other = others[id];
    if (other === undefined) taken[id] = change;
    else {
      const left = without(id, change, other, { base, mine, theirs, conflicts });
      if (left !== undefined) taken[id] = left;
    }
  }
  return { document: sound(applied(taken, theirs), theirs, mine), conflicts };
}

/**
 * What both began with, when mine was sent and no answer came: nobody knows whether it arrived. Where I have changed it since, it
 * did if theirs is no longer as it was; where I have not, there is nothing to be lost.
 */
export function baseAfter(
  sent: ModuleDocument,
  base: ModuleDocument,
  { mine, theirs }: { mine: ModuleDocument; theirs: ModuleDocument },
): ModuleDocument {
  const rows: Record<number, ModuleRow> = { ...base };
  for (const [key, change] of Object.entries(difference(mine, sent))) {
    const id = Number(key);
    const row = sent[id];
    if (change === null || !row) {
      if (!theirs[id]) Reflect.deleteProperty(rows, id);
    } else if ('row' in change || !rows[id]) {
      if (theirs[id]) rows[id] = row;
    } else {
      const values = Object.entries(change.values).filter(
        ([path]) => !isSame(valueAt(theirs[id], path), valueAt(rows[id], path)),
      );
      Object.assign(rows, applied({ [id]: { values: Object.fromEntries(values) } }, rows));
    }
  }
  return rows;
}

/** What is left of my change beside theirs; undefined when nothing is. */
function without(
  id: number,
  mine: RowChange,
  theirs: RowChange,
  all: { base: ModuleDocument; mine: ModuleDocument; theirs: ModuleDocument; conflicts: Conflict[] },
): RowChange | undefined {
  if (mine === null && theirs === null) return undefined;
  if (mine === null) {
    all.conflicts.push({ id, path: '', mine: undefined, theirs: valueOf(theirs) });
    return undefined;
  }
  if (theirs === null) {
    if ('values' in mine && Object.keys(mine.values).every((path) => PLACE.has(path))) return undefined;
    all.conflicts.push({ id, path: '', mine: valueOf(mine), theirs: undefined });
    return undefined;
  }
  // Ids of new modules are random: the same one is the same module, which one of the two has changed since.
  if ('row' in mine || 'row' in theirs) {
    const since = difference({ [id]: all.theirs[id] as ModuleRow }, { [id]: all.mine[id] as ModuleRow })[id];
    const values = since && 'values' in since ? Object.keys(since.values) : [];
    for (const path of values) if (!PLACE.has(path)) clash(id, path, all);
    return undefined;
  }
  const isMoved = Object.keys(theirs.values).some((path) => PLACE.has(path));
  const values = Object.entries(mine.values).flatMap(([path, value]): [string, StoredValue][] => {
    if (PLACE.has(path)) return isMoved ? [] : [[path, value]];
    const both = mergedValue(valueAt(all.base[id], path), value, theirs.values[path], END_OF_PARAGRAPH);
    if (both !== null) return [[path, both]];
    const others = Object.entries(theirs.values).filter(
      ([other]) => path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`),
    );
    for (const [other, otherValue] of others)
      if (path !== other || !isSame(otherValue, value)) clash(id, path.length < other.length ? path : other, all);
    return others.length === 0 ? [[path, value]] : [];
  });
  return values.length > 0 ? { values: Object.fromEntries(values) } : undefined;
}

/** A text that both have changed, in places that are apart; null for anything else: a choice, an address or a single word counts as a whole. */
function mergedValue(
  base: StoredValue | undefined,
  mine: StoredValue,
  theirs: StoredValue | undefined,
  between?: RegExp,
): string | null {
  const areTexts = typeof base === 'string' && typeof mine === 'string' && typeof theirs === 'string';
  return areTexts && /[\s<]/.test(theirs) ? mergedText(base, mine, theirs, between) : null;
}

/** Notes once that both have something else at a path. */
function clash(
  id: number,
  path: string,
  { mine, theirs, conflicts }: { mine: ModuleDocument; theirs: ModuleDocument; conflicts: Conflict[] },
): void {
  // Which texts fit each other is nothing to decide: at worst it is said again.
  if (path.split('.', 1)[0] === 'in_step') return;
  if (conflicts.some((known) => known.id === id && known.path === path)) return;
  conflicts.push({ id, path, mine: valueAt(mine[id], path), theirs: valueAt(theirs[id], path) });
}

const valueOf = (change: RowChange): StoredValue | undefined =>
  change === null ? undefined : (('row' in change ? change.row : change.values) as unknown as StoredValue);

const valueAt = (row: ModuleRow | undefined, path: string): StoredValue | undefined =>
  path
    .split('.')
    .reduce<StoredValue | undefined>(
      (value, key) => (value as { [key: string]: StoredValue } | null | undefined)?.[key],
      row as unknown as StoredValue,
    );

/**
 * What was brought together as a document that can be kept: what something stands in is brought back, and where two have
 * moved things into each other, they stand as in the first. What stands nowhere is left out.
 */
function sound(document: ModuleDocument, first: ModuleDocument, second?: ModuleDocument): ModuleDocument {
  if (isSound(document)) return document;
  const whole = withParents(document, first, second);
  if (isSound(whole)) return whole;
  const placed = Object.values(whole).map((row): ModuleRow => {
    const known = first[row.id];
    return known ? { ...row, parent: known.parent, column: known.column, position: known.position } : row;
  });
  return documentOf(rowsInOrder(withParents(documentOf(placed), first, second)));
}

/** Brings back rows that others stand in. */
function withParents(document: ModuleDocument, first: ModuleDocument, second?: ModuleDocument): ModuleDocument {
  const rows = { ...document };
  for (let isWhole = false; !isWhole;) {
    isWhole = true;
    for (const { parent } of Object.values(rows)) {
      const missing = parent === null || rows[parent] ? undefined : (first[parent] ?? second?.[parent]);
      if (missing) {
        rows[missing.id] = missing;
        isWhole = false;
      }
    }
  }
  return rows;
}

/**
 * The document after a change that was made to an earlier one, as undoing is. What others have put into what it removes keeps
 * that there; what stood in something that they have removed stays removed; what they have written elsewhere in a text stays.
 * @param opposite what the change takes back
 */
export function reapplied(change: Difference, opposite: Difference, document: ModuleDocument): ModuleDocument {
  const kept = Object.entries(change).map(([key, row]): [string, RowChange] => {
    const back = opposite[Number(key)];
    if (!row || !back || !('values' in row) || !('values' in back)) return [key, row];
    const values = Object.entries(row.values).map(([path, value]): [string, StoredValue] => [
      path,
      mergedValue(back.values[path], value, valueAt(document[Number(key)], path)) ?? value,
    ]);
    return [key, { values: Object.fromEntries(values) }];
  });
  return sound(applied(Object.fromEntries(kept), document), document);
}

/** The document when conflicts are decided for mine. @param mine the document that they were found in */
export function decided(
  conflicts: readonly Conflict[],
  document: ModuleDocument,
  mine: ModuleDocument,
): ModuleDocument {
  const gone = conflicts.filter(({ id, path }) => path === '' && !mine[id]).map(({ id }) => id);
  const kept = conflicts.reduce((sofar, conflict) => withMine(conflict, sofar, mine), document);
  return withoutEmpty(gone, sound(kept, document, mine));
}

/** Brings together what two have made of the same document; where they contradict each other, mine counts. */
export function mergedForMine(base: ModuleDocument, mine: ModuleDocument, theirs: ModuleDocument): ModuleDocument {
  const { document, conflicts } = merged(base, mine, theirs);
  return decided(conflicts, document, mine);
}

function withMine({ id, path, mine: value }: Conflict, document: ModuleDocument, mine: ModuleDocument): ModuleDocument {
  if (path) return value === undefined ? document : applied({ [id]: { values: { [path]: value } } }, document);
  const rows = branchOf(mine, id).filter((row) => row.id === id || !document[row.id]);
  return applied(Object.fromEntries(rows.map((row) => [row.id, { row }])), document);
}

/** Without rows that were removed, as long as nothing stands in them that is to stay. */
function withoutEmpty(ids: readonly number[], document: ModuleDocument): ModuleDocument {
  const parents = new Set(Object.values(document).map(({ parent }) => parent));
  const gone = ids.filter((id) => document[id] && !parents.has(id));
  if (gone.length === 0) return document;
  return withoutEmpty(ids, applied(Object.fromEntries(gone.map((id) => [id, null])), document));
}
