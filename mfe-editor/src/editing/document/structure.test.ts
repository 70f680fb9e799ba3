import { documentOf, type ModuleDocument, type ModuleRow } from '@foyer/shared/modules';
import { insert, move, newRow, remove, setField } from './commands.ts';
import { DocumentStore } from './document-store.ts';

const row: ModuleRow = { ...newRow('container', 1), fields: { layout: '50-50' } };
const text: ModuleRow = { ...newRow('text', 2), parent: 1 };
const document = documentOf([row, text]);

/** Whether who reads the structure hears of another document. */
function isHeard(other: ModuleDocument): boolean {
  const store = new DocumentStore(document);
  store.replace(other);
  return store.structure !== document;
}

test('what is written changes no structure', () => {
  expect(isHeard(setField(document, 2, 'content.de', '<p>Neu</p>'))).toBe(false);
});

test.each([
  ['a module more', insert(document, [newRow('text', 3)], { parent: 1, column: 0, index: 0 })],
  ['a module less', remove(document, [2])],
  [
    'another module in its place',
    insert(remove(document, [2]), [newRow('text', 3)], { parent: 1, column: 0, index: 0 }),
  ],
  ['another place', move(document, [2], { parent: 1, column: 1, index: 0 })],
  ['another layout', setField(document, 1, 'layout', '100')],
])('%s is another structure', (_what, other) => {
  expect(isHeard(other)).toBe(true);
});
