import { looksSame } from '@foyer/shared/records';

export type Item = Readonly<Record<string, unknown>>;

/** An item and its place in its list, from 0. */
export interface PlacedItem {
  item: Item;
  index: number;
}

/** An item of a list, seen from another version of that list. */
export interface ComparedItem extends PlacedItem {
  difference: 'none' | 'moved' | 'changed' | 'alone';
  /** What it is in the other version; null where it is alone. */
  other: PlacedItem | null;
}

export const placed = (items: readonly Item[]): PlacedItem[] => items.map((item, index) => ({ item, index }));

/**
 * Finds for each item of a list what it is in another version of that list: what is equal, else what has the same key, else what
 * stands between the same neighbours.
 * @param keyOf what an item is known by though something in it differs; empty where it has nothing of that kind
 */
export function compareItems(
  items: readonly Item[],
  others: readonly Item[],
  keyOf: (item: Item) => string,
): ComparedItem[] {
  const pairs = new Map<number, PlacedItem>();
  const left = new Set(placed(others));
  const pair = (isLike: (one: PlacedItem, other: PlacedItem) => boolean) => {
    for (const one of placed(items)) {
      const other = pairs.has(one.index) ? undefined : [...left].find((each) => isLike(one, each));
      if (!other) continue;
      pairs.set(one.index, other);
      left.delete(other);
    }
  };
  pair((one, other) => looksSame(one.item, other.item));
  const equal = new Set(pairs.keys());
  const steadyOthers = longestRise([...pairs.values()].map(({ index }) => index));
  const steady = [...equal].filter((index) => steadyOthers.includes(pairs.get(index)?.index ?? -1));
  pair((one, other) => keyOf(one.item) !== '' && keyOf(one.item) === keyOf(other.item));
  pair((one, other) => countBefore(steady, one.index) === countBefore(steadyOthers, other.index));
  return placed(items).map(({ item, index }) => {
    const other = pairs.get(index) ?? null;
    const kept = steady.includes(index) ? 'none' : 'moved';
    return { item, index, other, difference: equal.has(index) ? kept : other ? 'changed' : 'alone' };
  });
}

const countBefore = (places: readonly number[], place: number): number => places.filter((each) => each < place).length;

/** The longest row of numbers, each greater than the one before, that is left when others are taken out. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const longest = (rows: readonly (readonly number[])[]) =>
    rows.reduce<readonly number[]>((best, row) => (row.length > best.length ? row : best), []);
  const rows: (readonly number[])[] = [];
  for (const number of numbers) rows.push([...longest(rows.filter((row) => (row.at(-1) ?? 0) < number)), number]);
  return longest(rows);
}
