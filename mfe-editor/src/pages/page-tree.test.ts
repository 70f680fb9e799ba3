import type { PageRecord } from './page-records.ts';
import { childrenIn, movedPath, placeAfter, treeOf } from './page-tree.ts';

const page = (id: number, parent: number | null, position: number) =>
  ({ id, parent_id: parent, position }) as PageRecord;
const PAGES = [page(4, 1, 0), page(2, null, 1), page(1, null, 0), page(3, 1, 1), page(5, 4, 0)];

test('pages stand in the order of their places, each below its own', () => {
  expect(treeOf(PAGES).map(({ record, depth }) => `${depth} ${record.id}`)).toEqual([
    '0 1',
    '1 4',
    '2 5',
    '1 3',
    '0 2',
  ]);
  expect(childrenIn(PAGES, 1).map(({ id }) => id)).toEqual([4, 3]);
});

test('a page is not offered below itself, nor below what stands below it', () => {
  expect(treeOf(PAGES, 4).map(({ record }) => record.id)).toEqual([1, 3, 2]);
});

test('a place is the one after a sibling, or the first', () => {
  expect(placeAfter(PAGES, 1, 3)).toEqual({ parent_id: 1, position: 2 });
  expect(placeAfter(PAGES, 1, null)).toEqual({ parent_id: 1, position: 0 });
  expect(placeAfter(PAGES, 2, null)).toEqual({ parent_id: 2, position: 0 });
});

test.each([
  [
    { de: 'besuch/anfahrt', en: 'visit/way' },
    { de: 'besuch', en: 'visit' },
    { de: 'haus', en: 'house' },
    { de: 'haus/anfahrt', en: 'house/way' },
  ],
  [{ de: 'besuch/anfahrt', en: 'way' }, { de: 'besuch', en: 'visit' }, undefined, { de: 'anfahrt', en: 'way' }],
  [
    { de: 'anfahrt', en: 'elsewhere/way' },
    undefined,
    { de: 'haus', en: 'house' },
    { de: 'haus/anfahrt', en: 'elsewhere/way' },
  ],
])('a path goes with its page, unless it stood elsewhere: %j', (path, from, to, moved) => {
  expect(movedPath(path, from, to)).toEqual(moved);
});
