import { difference, documentOf } from '@foyer/shared/modules';
import { insert, move, newRow, remove, setField } from '../document/commands.ts';
import { moduleOfChange, textOfChange } from './where-it-leads.ts';

/** A row with three modules, the last of which is a list with one item. */
const page = documentOf([
  newRow('container', 1),
  { ...newRow('headline', 11), parent: 1 },
  { ...newRow('text', 12), parent: 1, position: 1 },
  { ...newRow('faq', 13), parent: 1, position: 2 },
  { ...newRow('faq_item', 31), parent: 13 },
]);

const leads = (before: typeof page, after: typeof page, focus: number | null = null) =>
  moduleOfChange(difference(before, after), focus, { before, after });

test('what has been changed, moved or brought back is looked at', () => {
  expect(leads(page, setField(page, 12, 'content.de', '<p>Neu</p>'))).toBe(12);
  expect(leads(page, move(page, [13], { parent: 1, column: 0, index: 0 }))).toBe(13);
  expect(leads(remove(page, [13]), page, 1)).toBe(13);
  expect(leads(remove(page, [11, 12]), page, 12)).toBe(12);
});

test('where something goes, what stands before it is looked at, else what comes after it or what it stood in', () => {
  expect(leads(page, remove(page, [12]), 12)).toBe(11);
  expect(leads(page, remove(page, [11]))).toBe(12);
  expect(leads(page, remove(page, [31]))).toBe(13);
  const more = insert(page, [newRow('container', 2)], { parent: null, column: 0, index: 1 });
  expect(leads(more, page)).toBe(1);
  expect(leads(page, page)).toBeNull();
});

test('a change of one text is known as such, in its language', () => {
  const changeOf = (after: typeof page) => textOfChange(difference(page, after));
  expect(changeOf(setField(page, 11, 'subline.en', 'New'))).toEqual({ id: 11, field: 'subline', language: 'en' });
  expect(changeOf(setField(page, 11, 'headline_level', 3))).toBeNull();
  expect(changeOf(remove(page, [12]))).toBeNull();
  expect(changeOf(setField(setField(page, 11, 'content.de', 'Neu'), 12, 'content.de', '<p>Neu</p>'))).toBeNull();
});
