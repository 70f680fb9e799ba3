import { get, set } from 'idb-keyval';
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
import { copiesOf, mayStandIn } from './commands.ts';

/** Where the browser keeps what was copied, for all of its windows. */
const KEY = 'foyer.clipboard';

interface Copied {
  rows: ModuleRow[];
  references: ModuleReferences;
}

/** Keeps modules with everything in them, in the order given. */
export async function copy(
  document: ModuleDocument,
  references: ModuleReferences,
  ids: readonly number[],
): Promise<void> {
  const rows = ids.flatMap((id) => branchOf(document, id));
  await set(KEY, {
    rows,
    references: Object.fromEntries(rows.map((row) => [row.id, references[row.id] ?? { de: {}, en: {} }])),
  } satisfies Copied);
}

/** Copies of what was copied, with ids of their own: each module with everything in it, the module itself first. */
export async function pasted(): Promise<{ modules: ModuleRow[][]; references: ModuleReferences }> {
  const kept = await get<Copied>(KEY);
  if (!kept) return { modules: [], references: {} };
  const rows = copiesOf(kept.rows);
  const copies = documentOf(rows);
  return {
    modules: rows.filter(({ parent }) => parent === null || !copies[parent]).map(({ id }) => branchOf(copies, id)),
    references: Object.fromEntries(
      rows.map((row, index) => [row.id, kept.references[kept.rows[index]?.id ?? 0] ?? { de: {}, en: {} }]),
    ),
  };
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

/** Where something may stand that is put beside what is selected; null where nothing fits. */
export function placeFor(document: ModuleDocument, model: string, selected: number | null): Place | null {
  if (selected === null)
    return model === 'container' ? { parent: null, column: 0, index: childrenOf(document, null).length } : null;
  const row = document[selected];
  if (!row) return null;
  if (mayStandIn(document, model, selected) && (row.model === 'container' || declarationOf(row.model)?.children))
    return { parent: selected, column: 0, index: Number.POSITIVE_INFINITY };
  const place = placeOf(document, selected);
  if (mayStandIn(document, model, place.parent)) return { ...place, index: place.index + 1 };
  return placeFor(document, model, place.parent);
}
