import type { Difference, ModuleDocument, ModuleRow, RowChange } from '@foyer/shared/modules';

/** New ids of modules, by those they had. */
export type NewIds = Readonly<Record<string, number>>;

/** The id that a module has now. */
export const idIn = (ids: NewIds, id: number): number => ids[String(id)] ?? id;

/** A document whose modules have got other ids. Rows that none of it concerns stay the same objects. */
export function renamedDocument(ids: NewIds, document: ModuleDocument): ModuleDocument {
  return Object.fromEntries(Object.values(document).map((row) => [idIn(ids, row.id), renamedRow(ids, row)]));
}

/** A change to such a document, as it is to be read from then on. */
export function renamedDifference(ids: NewIds, change: Difference): Difference {
  return Object.fromEntries(
    Object.entries(change).map(([id, rowChange]): [number, RowChange] => {
      if (rowChange === null) return [idIn(ids, Number(id)), null];
      if ('row' in rowChange) return [idIn(ids, Number(id)), { row: renamedRow(ids, rowChange.row) }];
      const { parent } = rowChange.values;
      return [
        idIn(ids, Number(id)),
        typeof parent === 'number' ? { values: { ...rowChange.values, parent: idIn(ids, parent) } } : rowChange,
      ];
    }),
  );
}

function renamedRow(ids: NewIds, row: ModuleRow): ModuleRow {
  const id = idIn(ids, row.id);
  const parent = row.parent === null ? null : idIn(ids, row.parent);
  return id === row.id && parent === row.parent ? row : { ...row, id, parent };
}
