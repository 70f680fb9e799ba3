import { del, get, set } from 'idb-keyval';
import {
  branchOf,
  childrenOf,
  declarationOf,
  documentOf,
  type ModuleDocument,
  type ModuleRow,
  type Place,
  placeOf,
} from '@foyer/shared/modules';
import type { ModuleReferences } from '@foyer/shared/api';
import { quietly } from '@foyer/shared/records';
import { copiesOf, mayStandIn } from './commands.ts';

/** Where the browser keeps what was copied, for all of its windows. */
const KEY = 'foyer.clipboard';

/** Modules that were copied. */
export interface Copied {
  /** By which they are found again: the machine's clipboard has it, too. */
  mark: string;
  /** Username of whoever copied them: others at the same browser do not get them. */
  by: string;
  rows: ModuleRow[];
  references: ModuleReferences;
}

/** What was copied last in this window: there even where the browser keeps nothing. */
let here: Copied | null = null;

/** Keeps modules with everything in them, in the order given. @param by username of whoever copies them */
export function copy(
  by: string,
  { document, references }: { document: ModuleDocument; references: ModuleReferences },
  ids: readonly number[],
): Copied {
  const rows = ids.flatMap((id) => branchOf(document, id));
  const copied = {
    mark: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    by,
    rows,
    references: Object.fromEntries(rows.map((row) => [row.id, references[row.id] ?? { de: {}, en: {} }])),
  };
  here = copied;
  // Other windows have it where the browser keeps it.
  void quietly(() => set(KEY, copied));
  return copied;
}

/**
 * Copies of what was copied, with ids of their own: each module with everything in it, the module itself first.
 * @param by username of whoever copied it
 * @param mark only if it is this
 */
export async function pasted(
  by: string,
  mark?: string,
): Promise<{ modules: ModuleRow[][]; references: ModuleReferences }> {
  const kept = mark !== undefined && here?.mark === mark ? here : ((await quietly(() => get<Copied>(KEY))) ?? here);
  if (kept?.by !== by || (mark !== undefined && kept.mark !== mark)) return { modules: [], references: {} };
  const rows = copiesOf(kept.rows);
  const copies = documentOf(rows);
  return {
    modules: rows.filter(({ parent }) => parent === null || !copies[parent]).map(({ id }) => branchOf(copies, id)),
    references: Object.fromEntries(
      rows.map((row, index) => [row.id, kept.references[kept.rows[index]?.id ?? 0] ?? { de: {}, en: {} }]),
    ),
  };
}

/** Keeps nothing any more: whoever copied it logs out. */
export async function forget(): Promise<void> {
  here = null;
  await quietly(() => del(KEY));
}

/** Where modules may stand that are put beside what is selected: each after the one before it; null where one fits nowhere. */
export function placesFor(
  document: ModuleDocument,
  modules: readonly (readonly ModuleRow[])[],
  selected: number | null,
): { rows: readonly ModuleRow[]; place: Place }[] | null {
  const pieces: { rows: readonly ModuleRow[]; place: Place }[] = [];
  for (const rows of modules) {
    const model = rows[0]?.model ?? '';
    const before = pieces.findLast(({ place }) => mayStandIn(document, model, place.parent));
    const place = before ? { ...before.place, index: before.place.index + 1 } : placeFor(document, model, selected);
    if (!place) return null;
    pieces.push({ rows, place });
  }
  return pieces;
}

/** Where something may stand that is put beside what is selected, or at the end of the page; null where nothing fits. */
export const placeFor = (document: ModuleDocument, model: string, selected: number | null): Place | null =>
  placeBeside(document, model, selected ?? childrenOf(document, null).at(-1)?.id ?? null);

function placeBeside(document: ModuleDocument, model: string, selected: number | null): Place | null {
  if (selected === null)
    return model === 'container' ? { parent: null, column: 0, index: childrenOf(document, null).length } : null;
  const row = document[selected];
  if (!row) return null;
  if (mayStandIn(document, model, selected) && (row.model === 'container' || declarationOf(row.model)?.children))
    return { parent: selected, column: 0, index: Number.POSITIVE_INFINITY };
  const place = placeOf(document, selected);
  if (mayStandIn(document, model, place.parent)) return { ...place, index: place.index + 1 };
  return placeBeside(document, model, place.parent);
}
