import { childrenOf, type ModuleDocument, type ModuleRow, rowsInOrder } from './document.ts';
import { type ModuleChange, moduleChanges } from './word-difference.ts';

/** Two states of a page as one: what was removed stands where it stood. */
export interface Comparison {
  document: ModuleDocument;
  /** What has become of each row that is not as it was. */
  changes: ReadonlyMap<number, ModuleChange>;
}

/** Puts two states into one document, to show on the page itself what has become of the first. */
export function comparisonOf(before: ModuleDocument, after: ModuleDocument): Comparison {
  const rows: Record<number, ModuleRow> = { ...after };
  // Parents come first, and what stands before a row comes before it: both have their places already.
  for (const row of rowsInOrder(before))
    if (!after[row.id]) rows[row.id] = { ...row, position: positionIn(rows, before, row) };
  return { document: rows, changes: new Map(moduleChanges(before, after).map((change) => [change.row.id, change])) };
}

/** After the nearest of those that it stood behind. */
function positionIn(rows: ModuleDocument, before: ModuleDocument, { id, parent, column, position }: ModuleRow): number {
  const siblings = childrenOf(rows, parent, column);
  const behind = childrenOf(before, parent, column).filter(
    (other) => other.position < position && other.id !== id && siblings.some((sibling) => sibling.id === other.id),
  );
  const last = behind.at(-1);
  const index = last ? siblings.findIndex((sibling) => sibling.id === last.id) : -1;
  const [previous, next] = [siblings[index]?.position, siblings[index + 1]?.position];
  if (previous === undefined) return next === undefined ? 0 : next - 1;
  return next === undefined ? previous + 1 : (previous + next) / 2;
}
