import fc from 'fast-check';
import { comparisonOf } from './comparison.ts';
import { applied, difference } from './difference.ts';
import { documentOf, isSound, type ModuleDocument, type ModuleRow, rowsInOrder } from './document.ts';
import { htmlDifference } from './word-difference.ts';

const text = fc.constantFrom(
  '',
  '<p>Mit der Bahn</p>',
  '<p>Mit Bahn &amp; Bus</p>',
  '<ul><li>Eins</li><li>Zwei</li></ul>',
  '<p>Mit <b>der</b> Bahn</p><p>Neu</p>',
);

/** Documents of up to four rows on the page and modules in them; two of them have many in common. */
const document: fc.Arbitrary<ModuleDocument> = fc
  .array(
    fc.record({
      id: fc.integer({ min: 1, max: 12 }),
      home: fc.integer({ min: 1, max: 4 }),
      column: fc.integer({ min: 0, max: 1 }),
      position: fc.integer({ min: 0, max: 5 }),
      de: text,
      en: text,
    }),
    { maxLength: 10 },
  )
  .map((made) => {
    const rows = made.map(({ id, home, column, position, de, en }): ModuleRow =>
      id <= 4
        ? {
            id,
            parent: null,
            column: 0,
            position,
            model: 'container',
            slug: `row-${id}`,
            fields: { layout: column === 0 ? '100' : '50-50' },
          }
        : {
            id,
            parent: home,
            column,
            position,
            model: 'text',
            slug: `text-${id}`,
            fields: { content: { de, en }, anchor: '', decrease_distance: false },
          },
    );
    const homes = new Set(rows.filter(({ model }) => model === 'container').map(({ id }) => id));
    return documentOf(rows.filter(({ parent }) => parent === null || homes.has(parent)));
  });

const ids = (rows: ModuleDocument) => Object.keys(rows).map(Number);

test('the difference of two documents, applied to the first, gives the second', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      expect(applied(difference(before, after), before)).toEqual(after);
    }),
    { numRuns: 500 },
  );
});

test('what is compared has everything of both, where it stood, and says what has become of it', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      const { document: both, changes } = comparisonOf(before, after);
      expect(isSound(both)).toBe(true);
      expect(ids(both).sort()).toEqual([...new Set([...ids(before), ...ids(after)])].sort());
      expect(rowsInOrder(both).filter(({ id }) => after[id])).toEqual(rowsInOrder(after));
      const modules = ids(both).filter((id) => both[id]?.model === 'text');
      for (const id of modules) {
        const kind = changes.get(id)?.kind;
        if (!before[id]) expect(kind).toBe('added');
        else if (!after[id]) expect(kind).toBe('removed');
        else
          expect(kind === undefined).toBe(
            JSON.stringify(before[id]?.fields) === JSON.stringify(after[id]?.fields) && !changes.get(id)?.isMoved,
          );
      }
    }),
    { numRuns: 500 },
  );
});

test('rich text that is compared is the second one, without what was removed', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const shown = htmlDifference(before, after);
      expect(shown.replace(/<del>.*?<\/del>/gs, '').replace(/<\/?ins>/g, '')).toBe(after);
    }),
  );
});

test('words of rich text are told apart within their elements', () => {
  expect(htmlDifference('<p>Mit der Bahn</p>', '<p>Mit Bahn &amp; Bus</p>')).toBe(
    '<p>Mit <del>der </del>Bahn<ins> &amp; Bus</ins></p>',
  );
});
