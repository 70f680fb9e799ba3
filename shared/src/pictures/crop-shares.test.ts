import { ALL_OF_IT, largestOf, leavesOut, partOfWhole, withMeasure } from './crop-shares.ts';

const quarter = { x: 0.5, y: 0.5, width: 0.5, height: 0.5 };

test('a part of the whole picture is what it is', () => {
  expect(partOfWhole({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 }, null)).toEqual({
    x: 0.1,
    y: 0.2,
    width: 0.3,
    height: 0.4,
  });
});

test('a part of a part is a part of the whole', () => {
  const again = partOfWhole(quarter, { x: 0.2, y: 0, width: 0.6, height: 0.8 });
  expect(again).toEqual({ x: 0.5, y: 0.4, width: 0.3, height: 0.4 });
  expect(partOfWhole(quarter, again)).toEqual({ x: 0.65, y: 0.6, width: 0.15, height: 0.2 });
});

test('all of what is shown stays what is shown', () => {
  const shown = { x: 0.12345, y: 0.6, width: 0.87655, height: 0.4 };
  expect(partOfWhole({ x: 0, y: 0, width: 1, height: 1 }, shown)).toEqual(shown);
});

test.each([0.1, 1 / 3, 0.7, 0.123456789])('no part reaches past the end: from %d on', (from) => {
  let shown = partOfWhole({ x: from, y: from, width: 1 - from, height: 1.0000001 - from }, null);
  for (let round = 0; round < 5; round += 1)
    shown = partOfWhole({ x: from, y: from, width: 1 - from, height: 1.0000001 - from }, shown);
  expect(shown.x + shown.width).toBeLessThanOrEqual(1.000001);
  expect(shown.y + shown.height).toBeLessThanOrEqual(1.000001);
  expect(shown.width).toBeGreaterThan(0);
});

test.each([
  ['a square of a wide picture', 1, 3 / 2, { x: 1 / 6, y: 0, width: 2 / 3, height: 1 }],
  ['a wide part of a tall picture', 16 / 9, 3 / 4, { x: 0, y: 0.2890625, width: 1, height: 0.421875 }],
  ['its own shape', 4 / 3, 4 / 3, { x: 0, y: 0, width: 1, height: 1 }],
])('the largest part of a shape: %s', (_, ratio, picture, part) => {
  const largest = largestOf(ratio, picture);
  for (const side of ['x', 'y', 'width', 'height'] as const) expect(largest[side]).toBeCloseTo(part[side], 9);
});

test('only what leaves something out is a crop', () => {
  expect([
    leavesOut({ x: 0, y: 0, width: 1, height: 0.9999 }),
    leavesOut({ x: 0, y: 0.1, width: 1, height: 0.9 }),
  ]).toEqual([false, true]);
});

test.each([
  ['moves', 'x', 0.2, undefined, { x: 0.2, y: 0.5, width: 0.5, height: 0.5 }],
  ['stays within the picture', 'y', 0.9, undefined, { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }],
  ['grows, and moves for it', 'width', 0.8, undefined, { x: 1 - 0.8, y: 0.5, width: 0.8, height: 0.5 }],
  ['keeps its shape', 'width', 0.4, 2, { x: 0.5, y: 0.5, width: 0.4, height: 0.2 }],
  ['keeps its shape at the edge', 'height', 1, 2, { x: 0, y: 0.5, width: 1, height: 0.5 }],
  ['is never nothing', 'height', 0, undefined, { x: 0.5, y: 0.5, width: 0.5, height: 0.01 }],
] as const)('a part that is written in numbers %s', (_, measure, share, shape, expected) => {
  expect(withMeasure(quarter, measure, share, shape)).toEqual(expected);
});

test('all of a picture has no place to move to', () => {
  expect(withMeasure(ALL_OF_IT, 'x', 0.3)).toEqual(ALL_OF_IT);
});
