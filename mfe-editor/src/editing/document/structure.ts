import type { ModuleDocument, ModuleRow } from '@foyer/shared/modules';

/** Whether the same modules stand at the same places, in rows of the same layouts: two documents that only differ in what is written there. */
export function hasSameStructure(one: ModuleDocument, other: ModuleDocument): boolean {
  const rows = Object.values(one);
  return (
    rows.length === Object.keys(other).length &&
    rows.every((row) => {
      const there = other[row.id];
      return there === row || (there !== undefined && standsAlike(row, there));
    })
  );
}

const standsAlike = (one: ModuleRow, other: ModuleRow): boolean =>
  one.parent === other.parent &&
  one.column === other.column &&
  one.position === other.position &&
  one.model === other.model &&
  one.fields['layout'] === other.fields['layout'];
