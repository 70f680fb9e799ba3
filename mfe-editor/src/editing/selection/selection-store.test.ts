import { reaction } from '@foyer/shared';
import { documentOf, type ModuleDocument } from '@foyer/shared/modules';
import { newRow, remove } from '../document/commands.ts';
import { SelectionStore } from './selection-store.ts';

/** Two rows; in the first three modules in two columns, in the second a list with two items. */
const page = (): ModuleDocument =>
  documentOf([
    newRow('container', 1),
    { ...newRow('container', 2), position: 1 },
    { ...newRow('headline', 11), parent: 1 },
    { ...newRow('text', 12), parent: 1, position: 1 },
    { ...newRow('quote', 13), parent: 1, column: 1 },
    { ...newRow('faq', 21), parent: 2 },
    { ...newRow('faq_item', 31), parent: 21 },
    { ...newRow('faq_item', 32), parent: 21, position: 1 },
  ]);

function begin() {
  const state = { document: page() };
  return { state, selection: new SelectionStore(() => state.document) };
}

test('a range goes from where it began to where it is extended, in both directions', () => {
  const { selection } = begin();
  selection.set(12);
  selection.extendTo(13);
  expect([selection.roots, selection.lead]).toEqual([[12, 13], 13]);
  selection.extendTo(11);
  expect([selection.roots, selection.lead]).toEqual([[11, 12], 11]);
  selection.extendBy(1);
  expect([selection.roots, selection.lead]).toEqual([[12], 12]);
});

test('what stands in different rows selects these rows', () => {
  const { selection } = begin();
  selection.set(12);
  selection.extendTo(31);
  expect([selection.roots, selection.lead]).toEqual([[1, 2], 2]);
});

test('one by one they are in the order of the page, and what stands in another one that is selected goes with it', () => {
  const { selection } = begin();
  selection.set(13);
  selection.toggle(32);
  selection.toggle(11);
  expect(selection.roots).toEqual([11, 13, 32]);
  selection.toggle(1);
  expect([selection.roots, selection.count]).toEqual([[1, 32], 4]);
  selection.toggle(1);
  expect([selection.roots, selection.lead]).toEqual([[11, 13, 32], 11]);
});

test('the focus on one of them leaves the others selected, and anywhere else ends it', () => {
  const { selection } = begin();
  selection.setAll([11, 12]);
  selection.arriveAt(11);
  expect([selection.roots, selection.lead]).toEqual([[11, 12], 11]);
  selection.arriveAt(13);
  expect(selection.roots).toEqual([13]);
});

test('what is no longer there is not selected, and what has another id still is', () => {
  const { state, selection } = begin();
  selection.setAll([11, 12, 13]);
  state.document = remove(state.document, [13]);
  selection.prune();
  expect([selection.roots, selection.lead]).toEqual([[11, 12], 12]);
  state.document = documentOf([...Object.values(state.document), { ...newRow('text', 99), parent: 1, position: 2 }]);
  selection.rename((id) => (id === 12 ? 99 : id));
  expect([selection.roots, selection.lead]).toEqual([[11, 99], 99]);
});

test('what is open stays so until the pointer is up', () => {
  const { selection } = begin();
  const open = () => [11, 12].filter((id) => selection.isOpen(id));
  selection.set(11);
  selection.press();
  selection.set(12);
  expect([selection.roots, open()]).toEqual([[12], [11]]);
  selection.release();
  expect(open()).toEqual([12]);
});

test('a change is heard by those who have asked for what it concerns', () => {
  const { selection } = begin();
  const heard: number[] = [];
  const ends = [11, 12, 13].map((id) =>
    reaction(
      () => [selection.has(id), selection.isOpen(id)],
      () => heard.push(id),
    ),
  );
  selection.set(11);
  selection.set(12);
  expect([...new Set(heard)].sort()).toEqual([11, 12]);
  for (const end of ends) end();
});
