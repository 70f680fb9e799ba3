import { columnsOf, containersOf, LAYOUTS, layoutOf } from './layout.ts';

const text = (id: number) => ({ id, model: 'text' });

test('every layout fills the twelve columns', () => {
  for (const spans of Object.values(LAYOUTS)) expect(spans.reduce((sum: number, span) => sum + span, 0)).toBe(12);
});

test('an unknown layout is one column', () => {
  expect(layoutOf('20-20-20-20-20')).toBe('100');
  expect(layoutOf(undefined)).toBe('100');
  expect(layoutOf('toString')).toBe('100');
});

test('an older container names its layout by its place in the list', () => {
  expect([0, 1, 2, 3, 4, 5].map(layoutOf)).toEqual(['100', '67-33', '33-67', '50-50', '33-33-33', '25-50-25']);
  for (const outside of [-1, 1.5, 6, NaN]) expect(layoutOf(outside)).toBe('100');
});

test('columns stand in the order of their index', () => {
  const columns = columnsOf('67-33', [
    { index: 1, children: [text(2)] },
    { index: 0, children: [text(1)] },
  ]);
  expect(columns.map((column) => column.children.map((module) => module.id))).toEqual([[1], [2]]);
});

test('modules of a column that the layout does not have are shown in its last one', () => {
  const columns = columnsOf('50-50', [
    { index: 0, children: [text(1)] },
    { index: 1, children: [text(2)] },
    { index: 2, children: [text(3)] },
  ]);
  expect(columns[1]?.children.map((module) => module.id)).toEqual([2, 3]);
});

test.each([undefined, null, 'columns', [null], [{ index: -4, children: 'x' }], [{ index: NaN, children: [text(1)] }]])(
  'columns %j do no harm',
  (value) => {
    expect(columnsOf('33-33-33', value)).toHaveLength(3);
  },
);

test('a module outside of a container is given one', () => {
  const [container] = containersOf([{ id: 5, model: 'hero_media', headline: 'Nächte aus Glas' }]);
  expect(container).toMatchObject({ layout: '100', columns: [{ index: 0, children: [{ id: 5 }] }] });
});

test('a page without modules has no containers', () => {
  expect(containersOf(undefined)).toEqual([]);
  expect(containersOf([null, 'x', { id: 1 }])).toEqual([]);
});
