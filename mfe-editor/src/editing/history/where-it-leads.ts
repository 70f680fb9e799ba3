import { childrenOf, type Difference, type ModuleDocument, placeOf } from '@foyer/shared/modules';
import type { ContentLanguage } from '../document/commands.ts';

/** A text in which something has changed. */
export interface ChangedText {
  id: number;
  field: string;
  language: ContentLanguage;
}

const TEXT = /^fields\.(\w+)\.(de|en)$/;

/**
 * The module to look at when a change has been undone or done again: one that it has changed or brought back; where all of them
 * have gone, what stands beside them, and at last what they stood in.
 * @param focus the one that the step names, if it is among them
 */
export function moduleOfChange(
  change: Difference,
  focus: number | null,
  { before, after }: { before: ModuleDocument; after: ModuleDocument },
): number | null {
  const ids = Object.keys(change).map(Number);
  /** Those of them that do not stand in another one. */
  const rootsIn = (document: ModuleDocument) =>
    ids.filter((id) => {
      const row = document[id];
      return row && !(row.parent !== null && ids.includes(row.parent) && document[row.parent]);
    });
  const here = rootsIn(after);
  if (focus !== null && here.includes(focus)) return focus;
  const first = here[0] ?? null;
  const [gone] = rootsIn(before);
  if (first !== null || gone === undefined) return first;
  const { parent, column, index } = placeOf(before, gone);
  const siblings = childrenOf(after, parent, column);
  return (siblings[index - 1] ?? siblings[index])?.id ?? parent;
}

/** The text that a change has changed, if it is one text and nothing else. */
export function textOfChange(change: Difference): ChangedText | null {
  const [entry, ...others] = Object.entries(change);
  if (!entry || others.length > 0) return null;
  const [id, row] = entry;
  const paths = row && 'values' in row ? Object.keys(row.values) : [];
  const [, field, language] = (paths.length === 1 && TEXT.exec(paths[0] ?? '')) || [];
  return field ? { id: Number(id), field, language: language as ContentLanguage } : null;
}
