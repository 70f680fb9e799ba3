import { compareItems } from './compare-items.ts';

interface Entry {
  name: string;
  url?: string;
}

/** What each entry is in the other version, and its number there. */
const compared = (items: Entry[], others: Entry[]) =>
  compareItems(
    items.map((item) => ({ ...item })),
    others.map((item) => ({ ...item })),
    ({ name }) => String(name),
  ).map(({ item, difference, other }) => `${String(item['name'])} ${difference} ${(other?.index ?? -1) + 1}`);
const named = (names: string): Entry[] => [...names].map((name) => ({ name }));

test('what is removed, and what is added, moves nothing else', () => {
  expect(compared(named('bcd'), named('abcd'))).toEqual(['b none 2', 'c none 3', 'd none 4']);
  expect(compared(named('abcd'), named('bcd'))).toEqual(['a alone 0', 'b none 1', 'c none 2', 'd none 3']);
});

test('of entries in another order the fewest have moved', () => {
  expect(compared(named('bcda'), named('abcd'))).toEqual(['b none 2', 'c none 3', 'd none 4', 'a moved 1']);
});

test('an entry that is called the same has changed, wherever it stands', () => {
  expect(compared([{ name: 'b', url: '/2' }, ...named('ac')], [...named('ac'), { name: 'b', url: '/1' }])).toEqual([
    'b changed 3',
    'a none 1',
    'c none 2',
  ]);
});

test('so has one with another name between the same neighbours', () => {
  expect(compared(named('axc'), named('abc'))).toEqual(['a none 1', 'x changed 2', 'c none 3']);
});

test('entries that are equal to each other are told apart by their number', () => {
  expect(compared(named('aab'), named('ab'))).toEqual(['a none 1', 'a alone 0', 'b none 2']);
});

test('nothing and an empty text are the same', () => {
  expect(compared([{ name: 'a', url: '' }], [{ name: 'a' }])).toEqual(['a none 1']);
});
