import { sound } from './checks/faulty-pages.ts';
import { documentOf } from './document.ts';
import { moduleChanges, wordDifference } from './word-difference.ts';

const said = (runs: ReturnType<typeof wordDifference>) =>
  runs.map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind]).join('');

test('words that were added, removed or replaced are told apart', () => {
  expect(said(wordDifference('Mit der Bahn', 'Mit Bahn und Bus'))).toBe('Mit -der -Bahn+ und Bus+');
  expect(said(wordDifference('', 'Neu'))).toBe('+Neu+');
  expect(said(wordDifference('Gleich', 'Gleich'))).toBe('Gleich');
});

/** Texts that look random and are the same in every run. */
function texts(count: number): string[] {
  let state = 7;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const letters = ['a', 'b', ' ', ',', 'ä', '\n', '😀'];
  return Array.from({ length: count }, () =>
    Array.from({ length: next(60) }, () => letters[next(letters.length)]).join(''),
  );
}

test('of any two texts, the difference has both in it', () => {
  const all = texts(1000);
  for (const [index, before] of all.entries()) {
    const after = all[all.length - 1 - index] ?? '';
    const runs = wordDifference(before, after);
    const without = (kind: string) =>
      runs
        .filter((run) => run.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  }
});

test('modules are added, removed, moved and changed, in words of both languages', () => {
  const home = {
    id: 1,
    parent: null,
    column: 0,
    position: 0,
    model: 'container',
    slug: 'c',
    fields: { layout: '100' },
  };
  const text = (id: number, words: string, position = id) => ({
    ...sound('text', id, { content: { de: `<p>${words}</p>`, en: '<p>Same</p>' } }),
    position,
  });
  const before = documentOf([home, text(2, 'Eins'), text(3, 'Zwei'), text(4, 'Drei'), text(5, 'Vier')]);
  const after = documentOf([home, text(2, 'Eins neu'), text(4, 'Drei'), text(5, 'Vier', 1), text(6, 'Fünf')]);
  const told = moduleChanges(before, after).map(({ row, kind, isMoved, fields }) =>
    `${row.id} ${kind}${isMoved ? ' moved' : ''} ${fields.map(({ field, language, runs }) => `${field} ${language ?? ''} ${said(runs)}`).join('; ')}`.trim(),
  );
  expect(told).toEqual(
    expect.arrayContaining([
      '2 changed content de Eins+ neu+',
      '5 changed moved',
      '6 added content de +Fünf+; content en +Same+',
      '3 removed content de -Zwei-; content en -Same-',
    ]),
  );
  expect(told.filter((line) => line.startsWith('4'))).toEqual([]);
  expect(moduleChanges(before, before)).toEqual([]);
});
