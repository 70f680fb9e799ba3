import { autorun } from '@foyer/shared';
import { difference, documentOf, type ModuleDocument, type ModuleRow } from '@foyer/shared/modules';
import fc from 'fast-check';
import { insert, move, newRow, remove, setField } from './commands.ts';
import { DocumentStore } from './document-store.ts';
import { command, counter, run, smallPage } from './testing/random-commands.ts';

const rowsOf = (store: DocumentStore, document: ModuleDocument) =>
  Object.fromEntries(Object.keys(document).flatMap((id) => (store.row(id) ? [[id, store.row(id)]] : [])));

/** Which module stands where. */
const placesOf = (document: ModuleDocument) =>
  Object.values(document).map(({ id, model, parent, column, position, fields }) => ({
    ...{ id, model, parent, column, position },
    layout: fields['layout'],
  }));

test('has the rows of its document after any commands, whether it is told which have changed or not', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 15 }), (commands) => {
      const count = counter(100);
      let document = smallPage();
      const [told, untold] = [new DocumentStore(document), new DocumentStore(document)];
      for (const next of commands) {
        const before = document;
        document = run(before, next, count);
        told.replace(document, Object.keys(difference(before, document)));
        untold.replace(document);
        for (const store of [told, untold]) {
          expect(rowsOf(store, { ...before, ...document })).toEqual(document);
          expect(placesOf(store.structure)).toEqual(placesOf(document));
        }
      }
    }),
  );
});

test('who reads a row hears of changes to it, of its end and its return, and of nothing else', () => {
  const page = smallPage();
  const [headline, item] = [2, 4];
  const store = new DocumentStore(page);
  const heard: unknown[] = [];
  autorun(() => heard.push(store.row(headline)?.fields['content'] ?? null));
  store.replace(setField(page, item, 'content.de', '<p>Anderes</p>'));
  expect(heard).toHaveLength(1);
  const written = setField(page, headline, 'content.de', 'Neu');
  store.replace(written);
  store.replace(remove(written, [headline]));
  store.replace(written);
  expect(heard.slice(1)).toEqual([
    expect.objectContaining({ de: 'Neu' }),
    null,
    expect.objectContaining({ de: 'Neu' }),
  ]);
});

describe('the structure', () => {
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
});

test('a module is found by the id that it had before somebody published it, too', () => {
  const store = new DocumentStore(documentOf([newRow('container', 1), { ...newRow('headline', -5), parent: 1 }]));
  const seen: (number | undefined)[] = [];
  const end = autorun(() => seen.push(store.row(-5)?.id));
  store.rename({ '-5': 40 });
  store.replace(setField(store.document, 40, 'content.de', 'Neu'));
  store.replace(remove(store.document, [40]));
  expect(seen).toEqual([-5, 40, 40, undefined]);
  end();
});
