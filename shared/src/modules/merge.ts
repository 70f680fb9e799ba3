import { applied, type Difference, difference, isSame, type RowChange } from './difference.ts';
import { isSound, type ModuleDocument, type StoredValue } from './document.ts';

/** Two people have given one thing different values; or one has removed what the other has changed (`path` empty). */
export interface Conflict {
  id: number;
  /** `fields.content.de`; empty for the module as a whole. */
  path: string;
  /** Undefined where it is removed. */
  mine: StoredValue | undefined;
  theirs: StoredValue | undefined;
}

export interface Merged {
  /** Theirs with all of mine that nobody contradicts. */
  document: ModuleDocument;
  /** What somebody has to decide; in `document` it is as theirs. */
  conflicts: Conflict[];
}

/** Where a module stands: what two have moved stands where the server has it, and nothing is lost by that. */
const PLACE: ReadonlySet<string> = new Set(['parent', 'column', 'position']);

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
      const left = without(id, change, other, conflicts);
      if (left !== undefined) taken[id] = left;
    }
  }
  const document = applied(taken, theirs);
  // What they have put into something that I have removed, and the other way round, brings what it stands in back.
  return { document: isSound(document) ? document : withParents(document, mine, theirs), conflicts };
}

/** What is left of my change beside theirs; undefined when nothing is. */
function without(id: number, mine: RowChange, theirs: RowChange, conflicts: Conflict[]): RowChange | undefined {
  if (mine === null && theirs === null) return undefined;
  if (mine === null) {
    conflicts.push({ id, path: '', mine: undefined, theirs: valueOf(theirs) });
    return undefined;
  }
  if (theirs === null) {
    if ('values' in mine && Object.keys(mine.values).every((path) => PLACE.has(path))) return undefined;
    conflicts.push({ id, path: '', mine: valueOf(mine), theirs: undefined });
    return undefined;
  }
  // Ids of new modules are random: the same one is the same module.
  if ('row' in mine || 'row' in theirs) return undefined;
  const isMoved = Object.keys(theirs.values).some((path) => PLACE.has(path));
  const values = Object.entries(mine.values).filter(([path, value]) => {
    if (PLACE.has(path)) return !isMoved;
    const clash = Object.entries(theirs.values).find(
      ([other]) => path === other || path.startsWith(`${other}.`) || other.startsWith(`${path}.`),
    );
    if (!clash) return true;
    if (!isSame(clash[1], value)) conflicts.push({ id, path, mine: value, theirs: clash[1] });
    return false;
  });
  return values.length > 0 ? { values: Object.fromEntries(values) } : undefined;
}

const valueOf = (change: RowChange): StoredValue | undefined =>
  change === null ? undefined : (('row' in change ? change.row : change.values) as unknown as StoredValue);

/** Brings back rows that others stand in. */
function withParents(document: ModuleDocument, mine: ModuleDocument, theirs: ModuleDocument): ModuleDocument {
  const rows = { ...document };
  for (let isWhole = false; !isWhole;) {
    isWhole = true;
    for (const { parent } of Object.values(rows)) {
      const missing = parent === null || rows[parent] ? undefined : (theirs[parent] ?? mine[parent]);
      if (missing) {
        rows[missing.id] = missing;
        isWhole = false;
      }
    }
  }
  return isSound(rows) ? rows : theirs;
}

/** The document when a conflict is decided for mine. @param mine the document that the conflict was found in */
export function decided(
  { id, path, mine: value }: Conflict,
  document: ModuleDocument,
  mine: ModuleDocument,
): ModuleDocument {
  if (path) return value === undefined ? document : applied({ [id]: { values: { [path]: value } } }, document);
  const row = mine[id];
  if (row) {
    const branch = Object.fromEntries(
      Object.values(mine)
        .filter((other) => isWithin(mine, other.id, id) && !document[other.id])
        .map((other) => [other.id, { row: other }]),
    );
    return applied({ ...branch, [id]: { row } }, document);
  }
  const gone: Difference = Object.fromEntries(
    Object.values(document)
      .filter((other) => isWithin(document, other.id, id))
      .map((other) => [other.id, null]),
  );
  return applied(gone, document);
}

/** Is a row this one, or somewhere in it? */
function isWithin(document: ModuleDocument, id: number, ancestor: number): boolean {
  for (let at: number | null = id; at !== null; at = document[at]?.parent ?? null) if (at === ancestor) return true;
  return false;
}
