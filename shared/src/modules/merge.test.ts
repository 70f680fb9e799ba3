import { documentOf, isSound, type ModuleDocument, type ModuleRow, type StoredFields } from './document.ts';
import { applied, type Difference } from './difference.ts';
import { baseAfter, decided, merged, reapplied } from './merge.ts';

const row = (id: number, parent: number | null, model: string, fields: StoredFields = {}): ModuleRow => ({
  id,
  parent,
  column: 0,
  position: id,
  model,
  slug: `${model}-${id}`,
  fields,
});
const text = (id: number, parent: number, de = '') => row(id, parent, 'text', { content: { de, en: '' } });
const german = (document: ModuleDocument, id: number) =>
  (document[id]?.fields['content'] as { de: string } | undefined)?.de;
const write = (id: number, de: string): Difference => ({ [id]: { values: { 'fields.content.de': de } } });

/** A row with two sections, a text in each. */
const page = documentOf([
  row(1, null, 'container'),
  row(2, 1, 'section'),
  row(3, 1, 'section'),
  text(4, 2, 'vier'),
  text(5, 3, 'fünf'),
]);

test('sections that two have moved into each other stand as in theirs; what was written stays', () => {
  const mine = applied({ 2: { values: { parent: 3 } }, ...write(4, 'neu'), 9: { row: text(9, 2, 'neun') } }, page);
  const theirs = applied({ 3: { values: { parent: 2 } } }, page);
  const { document, conflicts } = merged(page, mine, theirs);
  expect([isSound(document), conflicts]).toEqual([true, []]);
  expect([document[2]?.parent, document[3]?.parent, german(document, 4), german(document, 9)]).toEqual([
    1,
    2,
    'neu',
    'neun',
  ]);
});

test('a text that is decided for comes back with what it stood in', () => {
  const theirs = applied({ 2: null, 4: null }, page);
  const mine = applied(write(4, 'meins'), page);
  const { document, conflicts } = merged(page, mine, theirs);
  expect(conflicts).toEqual([{ id: 4, path: '', mine: { 'fields.content.de': 'meins' }, theirs: undefined }]);
  const after = decided(conflicts, document, mine);
  expect([isSound(after), german(after, 4), after[2]?.parent]).toEqual([true, 'meins', 1]);
});

test('a removal that is decided for leaves what is to stay, and what nobody was asked about', () => {
  const mine = applied({ 2: null, 4: null }, page);
  const style = { 2: { values: { 'fields.extra_class': 'ink' } } };
  const theirs = applied({ ...style, ...write(4, 'ihres'), 9: { row: text(9, 2, 'neun') } }, page);
  const { document, conflicts } = merged(page, mine, theirs);
  expect(conflicts.map(({ id, path }) => [id, path])).toEqual([
    [2, ''],
    [4, ''],
  ]);
  const one = decided(
    conflicts.filter(({ id }) => id === 2),
    document,
    mine,
  );
  expect([german(one, 4), german(one, 9)]).toEqual(['ihres', 'neun']);
  const both = decided(conflicts, document, mine);
  expect([both[4], german(both, 9), both[2]?.id]).toEqual([undefined, 'neun', 2]);
  expect(decided(conflicts, applied({ 9: null }, document), mine)[2]).toBeUndefined();
});

test('a value that one has changed as a whole and the other in part is asked about as a whole, once', () => {
  const link = (url: unknown) => ({ 6: { row: row(6, 1, 'link', { link: url as StoredFields }) } });
  const base = applied(link({ url: { de: '/a', en: '/b' } }), page);
  const mine = applied(link(null), base);
  const theirs = applied(link({ url: { de: '/c', en: '/d' } }), base);
  const whole = { id: 6, path: 'fields.link' };
  expect(merged(base, mine, theirs).conflicts).toEqual([
    { ...whole, mine: null, theirs: { url: { de: '/c', en: '/d' } } },
  ]);
  expect(merged(base, theirs, mine).conflicts).toEqual([
    { ...whole, mine: { url: { de: '/c', en: '/d' } }, theirs: null },
  ]);
});

test('a new module that one has changed after the other got it is asked about', () => {
  const theirs = applied({ 9: { row: text(9, 1, 'zuerst') } }, page);
  const mine = applied({ 9: { row: text(9, 1, 'danach') } }, page);
  expect(merged(page, mine, theirs).conflicts).toEqual([
    { id: 9, path: 'fields.content.de', mine: 'danach', theirs: 'zuerst' },
  ]);
});

test('undoing keeps what others stand in, and leaves out what would stand nowhere', () => {
  const withOthers = applied({ 9: { row: text(9, 2, 'neun') } }, page);
  const undone = reapplied({ 2: null, 4: null }, {}, withOthers);
  expect([isSound(undone), german(undone, 9), undone[2]?.id, undone[4]]).toEqual([true, 'neun', 2, undefined]);
  const without = applied({ 2: null, 4: null }, page);
  expect(reapplied({ 4: { row: text(4, 2, 'vier') } }, { 4: null }, without)).toEqual(without);
});

test('undoing takes back one’s own words in a text, and leaves those of others', () => {
  const others = applied(write(4, 'fast vier und fünf'), page);
  expect(german(reapplied(write(4, 'vier'), write(4, 'vier und fünf'), others), 4)).toBe('fast vier');
  expect(german(reapplied(write(4, 'vier und fünf'), write(4, 'vier'), applied(write(4, 'fast vier'), page)), 4)).toBe(
    'fast vier und fünf',
  );
  // Half of one address and half of another is none.
  expect(german(reapplied(write(4, '/de/neu/x'), write(4, '/de/alt/x'), applied(write(4, '/de/alt/y'), page)), 4)).toBe(
    '/de/neu/x',
  );
  // In the same place it is one's own step that counts.
  expect(german(reapplied(write(4, 'vier'), write(4, 'vier und fünf'), applied(write(4, 'sechs'), page)), 4)).toBe(
    'vier',
  );
});

test('what two have written in different paragraphs of a text is brought together, in one sentence asked about', () => {
  const known = applied(write(4, '<p>am Montag um zehn</p><p>Eintritt frei</p>'), page);
  const mine = applied(write(4, '<p>am Dienstag um zehn</p><p>Eintritt frei</p>'), page);
  const apart = applied(write(4, '<p>am Montag um zehn</p><p>Eintritt 5 Euro</p>'), page);
  const both = merged(known, mine, apart);
  expect([german(both.document, 4), both.conflicts]).toEqual(['<p>am Dienstag um zehn</p><p>Eintritt 5 Euro</p>', []]);
  const same = applied(write(4, '<p>am Montag um elf</p><p>Eintritt frei</p>'), page);
  expect(merged(known, mine, same).conflicts).toMatchObject([{ id: 4, path: 'fields.content.de' }]);
});

test('what was sent without an answer is told from what others wrote', () => {
  const sent = applied(write(4, 'gesendet'), page);
  const mine = applied(write(4, 'weiter'), page);
  expect(german(baseAfter(sent, page, { mine, theirs: sent }), 4)).toBe('gesendet');
  expect(german(baseAfter(sent, page, { mine, theirs: page }), 4)).toBe('vier');
  expect(german(baseAfter(sent, page, { mine: sent, theirs: applied(write(4, 'fremd'), page) }), 4)).toBe('vier');
});
