import { get, set } from 'idb-keyval';
import {
  branchOf,
  childrenOf,
  declarationOf,
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

/** Keeps a module with everything in it. */
export async function copy(document: ModuleDocument, references: ModuleReferences, id: number): Promise<void> {
  const rows = branchOf(document, id);
  await set(KEY, {
    rows,
    references: Object.fromEntries(rows.map((row) => [row.id, references[row.id] ?? { de: {}, en: {} }])),
  } satisfies Copied);
}

/** Copies of what was copied, with ids of their own; null when there is nothing. */
export async function paste(): Promise<Copied | null> {
  const kept = await get<Copied>(KEY);
  if (!kept || kept.rows.length === 0) return null;
  const rows = copiesOf(kept.rows);
  return {
    rows,
    references: Object.fromEntries(
      rows.map((row, index) => [row.id, kept.references[kept.rows[index]?.id ?? 0] ?? { de: {}, en: {} }]),
    ),
  };
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
