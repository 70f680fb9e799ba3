import fc from 'fast-check';
import {
  applied,
  childrenOf,
  difference,
  documentOf,
  isDifferent,
  isEmpty,
  isSound,
  merged,
  type ModuleDocument,
  rowsInOrder,
  type StoredFields,
} from '@foyer/shared/modules';
import {
  copiesOf,
  duplicate,
  insert,
  mayStandIn,
  move,
  newRow,
  remove,
  saysNothing,
  setField,
  setLayout,
} from './commands.ts';
import { command, counter, run, smallPage } from './testing/random-commands.ts';

test('in a row that somebody has taken away meanwhile nothing is put, and nothing that was to go there is lost', () => {
  const page = smallPage();
  const [row] = Object.values(page).filter(({ parent }) => parent !== null);
  const gone = { parent: 987, column: 0, index: 0 };
  expect(insert(page, [newRow('section', -5), { ...newRow('text', -6), parent: -5 }], gone)).toEqual(page);
  expect(move(page, [row!.id], gone)).toEqual(page);
});

test('any commands, undone, give the document they began with; done again, the same again', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 25 }), (commands) => {
      const count = counter(100);
      const first = smallPage();
      const documents = commands.reduce<ModuleDocument[]>(
        (sofar, next) => [...sofar, run(sofar.at(-1) ?? first, next, count)],
        [first],
      );
      const last = documents.at(-1) ?? first;
      expect(isSound(last)).toBe(true);
      const back = documents
        .slice(1)
        .reduceRight((document, after, index) => applied(difference(after, documents[index] ?? first), document), last);
      expect(back).toEqual(first);
      const forth = documents
        .slice(1)
        .reduce((document, after, index) => applied(difference(documents[index] ?? first, after), document), first);
      expect(forth).toEqual(last);
      expect(applied(difference(first, last), first)).toEqual(last);
      expect(isDifferent(first, last)).toBe(!isEmpty(difference(first, last)));
      expect(isDifferent(last, { ...last })).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('what a row came without is missing again once it is undone', () => {
  const whole = newRow('text', 1);
  const names = Object.keys(whole.fields);
  fc.assert(
    fc.property(fc.subarray(names), fc.constantFrom(...names), fc.boolean(), (kept, name, value) => {
      const row = { ...whole, fields: Object.fromEntries(kept.map((key) => [key, whole.fields[key] ?? null])) };
      const before = documentOf([row]);
      const after = setField(before, 1, name, value);
      expect(applied(difference(after, before), after)).toEqual(before);
    }),
  );
});

test('two people who change the same document lose nothing that nobody was asked about', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 8 }), fc.array(command, { maxLength: 8 }), (his, hers) => {
      const base = smallPage();
      const mine = his.reduce((document, next) => run(document, next, counter(1000 + his.indexOf(next) * 20)), base);
      const theirs = hers.reduce(
        (document, next) => run(document, next, counter(5000 + hers.indexOf(next) * 20)),
        base,
      );
      const { document, conflicts } = merged(base, mine, theirs);
      expect(isSound(document)).toBe(true);
      const asked = new Set(conflicts.map(({ id, path }) => `${id} ${path}`));
      for (const language of ['de', 'en']) {
        for (const row of Object.values(mine)) {
          const text = (of: ModuleDocument) =>
            (of[row.id]?.fields['content'] as Record<string, string> | undefined)?.[language];
          const isMine = base[row.id] && text(mine) !== text(base);
          if (!isMine || asked.has(`${row.id} `) || asked.has(`${row.id} fields.content.${language}`)) continue;
          expect(text(document)).toBe(text(mine));
        }
      }
      // What they have, they keep, unless I have changed what they have not.
      for (const row of Object.values(theirs)) if (!base[row.id]) expect(document[row.id]).toBeDefined();
    }),
    { numRuns: 500 },
  );
});

test('a layout with fewer columns loses nothing: what has no column goes to the end of the last one', () => {
  const row = newRow('container', 1, { layout: '33-33-33' });
  const inside = [0, 1, 2].map((column) => ({ ...newRow('headline', 10 + column), parent: 1, column }));
  const narrow = setLayout(documentOf([row, ...inside]), 1, '50-50');
  expect([10, 11, 12].map((id) => narrow[id]?.column)).toEqual([0, 1, 1]);
  expect(rowsInOrder(narrow).map(({ id }) => id)).toEqual([1, 10, 11, 12]);
});

test('a copy shares nothing with its original', () => {
  const original = { ...newRow('text', 5), fields: { content: { de: '<p>a</p>', en: '' } } };
  const [copy] = copiesOf([original]);
  expect(copy?.fields).toEqual(original.fields);
  expect(copy?.fields['content']).not.toBe(original.fields.content);
  expect(copy?.id).toBeLessThan(0);
});

test('modules stand where they may: items in their lists, containers on the page', () => {
  const document = smallPage();
  expect(mayStandIn(document, 'faq_item', 3)).toBe(true);
  expect(mayStandIn(document, 'text', 3)).toBe(false);
  expect(mayStandIn(document, 'faq_item', 1)).toBe(false);
  expect(mayStandIn(document, 'text', null)).toBe(false);
  expect(mayStandIn(document, 'container', null)).toBe(true);
  expect(move(document, [1], { parent: 3, column: 0, index: 0 })).toBe(document);
});

test('several modules are moved together, in their order, and leave the others in theirs', () => {
  const inside = [10, 11, 12, 13].map((id, position) => ({ ...newRow('text', id), parent: 1, position }));
  const document = documentOf([newRow('container', 1), { ...newRow('container', 2), position: 1 }, ...inside]);
  const order = (of: ModuleDocument, parent: number) => childrenOf(of, parent).map(({ id }) => id);
  expect(order(move(document, [10, 12], { parent: 1, column: 0, index: 2 }), 1)).toEqual([11, 13, 10, 12]);
  expect(order(move(document, [13, 10], { parent: 1, column: 0, index: 1 }), 1)).toEqual([11, 13, 10, 12]);
  const across = move(document, [10, 13], { parent: 2, column: 0, index: 0 });
  expect([order(across, 1), order(across, 2)]).toEqual([
    [11, 12],
    [10, 13],
  ]);
  const copies = [10, 12].map((id, at) => [{ ...newRow('text', -1 - at), fields: document[id]?.fields ?? {} }]);
  expect(order(duplicate(document, [10, 12], copies), 1)).toEqual([10, 11, 12, -1, -2, 13]);
  expect(order(remove(document, [11, 13]), 1)).toEqual([10, 12]);
});

test('what stands at one position as another, or after a hundred others at its place, is moved to where it is put', () => {
  // Two people have put something at the same place.
  const inside = [10, 11, 12, 13].map((id) => ({ ...newRow('text', id), parent: 1, position: id === 13 ? 1 : 0 }));
  const document = documentOf([newRow('container', 1), ...inside]);
  const order = (of: ModuleDocument) => childrenOf(of, 1).map(({ id }) => id);
  const place = (index: number) => ({ parent: 1, column: 0, index });
  expect(order(move(document, [13], place(2)))).toEqual([10, 11, 13, 12]);
  expect(order(move(document, [12, 13], place(1)))).toEqual([10, 12, 13, 11]);
  expect(order(insert(document, [newRow('text', 5)], place(1)))).toEqual([10, 5, 11, 12, 13]);

  const ids = Array.from({ length: 100 }, (_, at) => 100 + at);
  const full = ids.reduce((sofar, id) => insert(sofar, [newRow('text', id)], place(1)), document);
  expect(order(full)).toEqual([10, ...[...ids].reverse(), 11, 12, 13]);
});

test('a module says nothing as long as it has no words in any language and shows nothing else', () => {
  const saying = (model: string, fields: StoredFields = {}) => !saysNothing(newRow(model, 1, fields));
  expect(['text', 'quote', 'two_columns', 'image_item', 'link'].map((model) => saying(model))).not.toContain(true);
  expect(saying('headline', { headline_level: 3, extra_class: 'line', anchor: 'hier' })).toBe(false);
  expect(saying('text', { content: { de: '', en: '<p>Words</p>' } })).toBe(true);
  expect(saying('teaser_item', { image: 7 })).toBe(true);
  expect(saying('link', { link: { url: { de: '', en: '' } } })).toBe(false);
  expect(saying('link', { link: { url: { de: '/de/programm', en: '' } } })).toBe(true);
  expect(saying('video', { video_url: 'https://example.org/film' })).toBe(true);
});
