import type { Difference, ModuleDocument, ModuleRow, RowChange } from '@foyer/shared/modules';

/** New ids of modules, by those they had. */
export type NewIds = Readonly<Record<string, number>>;

/**
 * The ids that new modules have got since, because somebody has published them: model and slug stay what they were.
 * @param documents all that is known of here
 * @param current what the service has now
 */
export function permanentIds(documents: readonly ModuleDocument[], current: ModuleDocument): NewIds {
  const known = documents.reduce((sofar, document) => ({ ...sofar, ...document }), {});
  const nameOf = ({ model, slug }: ModuleRow): string => `${model} ${slug}`;
  const permanent = new Map(
    Object.values(current)
      .filter(({ id }) => id > 0 && !known[id])
      .map((row) => [nameOf(row), row.id]),
  );
  return Object.fromEntries(
    Object.values(known)
      .filter(({ id }) => id < 0 && !current[id])
      .flatMap((row) => {
        const id = permanent.get(nameOf(row));
        return id === undefined ? [] : [[row.id, id]];
      }),
  );
}

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
