import type { PageChange, PageRecord, Texts } from './page-records.ts';

/** A page with how deep it stands. */
export interface TreePage {
  record: PageRecord;
  depth: number;
}

const inOrder = (one: PageRecord, other: PageRecord): number => one.position - other.position || one.id - other.id;

/** Pages that stand below one, in order; null for those at the top. */
export const childrenIn = (records: readonly PageRecord[], parent: number | null): PageRecord[] =>
  records.filter(({ parent_id: above }) => above === parent).sort(inOrder);

/** All pages as a tree, each after the one it stands below. @param without a page that is left out, with all below it */
export function treeOf(
  records: readonly PageRecord[],
  without: number | null = null,
  parent: number | null = null,
  depth = 0,
): TreePage[] {
  return childrenIn(records, parent)
    .filter(({ id }) => id !== without)
    .flatMap((record) => [{ record, depth }, ...treeOf(records, without, record.id, depth + 1)]);
}

/**
 * What has to change for a page to stand after a sibling. The service makes room.
 * @param after id of the sibling; null for the first place
 */
export function placeAfter(
  records: readonly PageRecord[],
  parent: number | null,
  after: number | null,
): Pick<PageChange, 'parent_id' | 'position'> {
  const siblings = childrenIn(records, parent);
  const before = siblings.find(({ id }) => id === after);
  return { parent_id: parent, position: before ? before.position + 1 : Math.min(0, siblings[0]?.position ?? 0) };
}

/** The path that a page takes with it when it moves: what stood below the old parent stands below the new. */
export function movedPath(path: Texts, from: Texts | undefined, to: Texts | undefined): Texts {
  const moved = (language: keyof Texts): string => {
    const own = path[language];
    const home = from?.[language] ?? '';
    const isBelow = home === '' ? !own.includes('/') : own.startsWith(`${home}/`);
    if (!isBelow || own === '') return own;
    const name = home === '' ? own : own.slice(home.length + 1);
    return [to?.[language], name].filter(Boolean).join('/');
  };
  return { de: moved('de'), en: moved('en') };
}
