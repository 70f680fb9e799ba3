import { applied, difference, documentOf } from '@foyer/shared/modules';
import { newRow, setField } from './commands.ts';
import { permanentIds, renamedDifference, renamedDocument } from './renamed.ts';

const IDS = { '-5': 50 };

test('new ids stand wherever the old ones did; what they do not concern is the same object', () => {
  const before = documentOf([
    newRow('container', 1),
    { ...newRow('faq', -5), parent: 1 },
    { ...newRow('faq_item', -6), parent: -5 },
  ]);
  const after = renamedDocument(IDS, before);
  expect([after[50]?.parent, after[-6]?.parent, after[-5]]).toEqual([1, 50, undefined]);
  expect(after[1]).toBe(before[1]);
});

test('a step from before can be undone afterwards', () => {
  const empty = documentOf([newRow('container', 1)]);
  const filled = { ...empty, [-5]: { ...newRow('headline', -5), parent: 1 } };
  const typed = setField(filled, -5, 'content.de', 'Hallo');
  const back = [difference(typed, filled), difference(filled, empty)].map((change) => renamedDifference(IDS, change));
  expect(back.reduce((document, change) => applied(change, document), renamedDocument(IDS, typed))).toEqual(empty);
});

describe('the permanent id of a new module', () => {
  const mine = documentOf([newRow('container', 1), { ...newRow('headline', -5), parent: 1 }]);

  test('is that of the module with its model and slug', () => {
    const theirs = documentOf([newRow('container', 1), { ...newRow('headline', -5), id: 50, parent: 1 }]);
    expect(permanentIds([mine], theirs)).toEqual({ '-5': 50 });
  });

  test.each([
    ['while it has its first one', mine],
    ['once it is removed', documentOf([newRow('container', 1)])],
    [
      'if another model has its slug',
      documentOf([newRow('container', 1), { ...newRow('headline', -5), id: 50, model: 'text' }]),
    ],
  ])('is not known %s', (_when, theirs) => {
    expect(permanentIds([mine], theirs)).toEqual({});
  });

  test('is not that of a module that was known before', () => {
    const other = { ...newRow('headline', 50), slug: 'headline-5' };
    expect(permanentIds([mine, { 50: other }], documentOf([newRow('container', 1), other]))).toEqual({});
  });
});
