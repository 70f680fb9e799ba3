import fc from 'fast-check';
import { mergedText } from './text-merge.ts';

const PARAGRAPH = /<\/p>/;

test.each([
  ['ein Haus am Meer', 'mein Haus am Meer', 'ein Haus am See', 'mein Haus am See'],
  ['ein Haus am Meer', 'ein Haus am See', 'mein Haus am Meer', 'mein Haus am See'],
  ['Alpha und Beta und Gamma', 'Alpha und Beta und ', 'Alpha und Beta! und Gamma', 'Alpha und Beta! und '],
  ['aaaa', 'aaa', 'aaaab', null],
  ['Haus', 'Häuser', 'Hauses', null],
  ['', 'Neu', 'Auch neu', null],
  ['Haus', 'Haus', 'Häuser', null],
])('of “%s”, changed to “%s” and “%s”, comes %j', (base, mine, theirs, both) => {
  expect(mergedText(base, mine, theirs)).toBe(both);
});

test.each([
  ['<p>eins</p><p>zwei</p>', '<p>Eins</p><p>zwei</p>', '<p>eins</p><p>zwei, drei</p>', '<p>Eins</p><p>zwei, drei</p>'],
  [
    '<p>eins</p><p>zwei</p>',
    '<h2>eins</h2><p>zwei</p>',
    '<p>eins</p><p>zwei</p><p>drei</p>',
    '<h2>eins</h2><p>zwei</p><p>drei</p>',
  ],
  ['<p>eins</p><p>zwei</p>', '<p>zwei</p>', '<p>eins</p><p>zwei</p><p>drei</p>', '<p>zwei</p><p>drei</p>'],
  ['<p>am Montag um 10 Uhr</p>', '<p>am Dienstag um 10 Uhr</p>', '<p>am Montag um 11 Uhr</p>', null],
])('paragraphs of “%s”, changed to “%s” and “%s”, become %j', (base, mine, theirs, both) => {
  expect(mergedText(base, mine, theirs, PARAGRAPH)).toBe(both);
});

test('of two paragraphs that two have written anew, set apart or taken away, both changes are there, or somebody is asked', () => {
  const htmlOf = (paragraphs: readonly string[]) => paragraphs.map((words) => words && `<p>${words}</p>`).join('');
  const words = fc.stringMatching(/^[a-c]{1,6}( <b>[a-c]{1,3}<\/b>)?$/);
  const change = fc.oneof(
    words,
    fc.constant(''),
    fc.tuple(words, words).map((two) => two.join('</p><p>')),
  );
  let merges = 0;
  fc.assert(
    fc.property(
      fc.array(words, { minLength: 3, maxLength: 6 }),
      fc.nat(),
      fc.nat(),
      change,
      change,
      (known, one, other, mine, theirs) => {
        const [i, j] = [one % known.length, other % known.length];
        fc.pre(i !== j);
        const withMine = known.with(i, mine);
        const both = mergedText(htmlOf(known), htmlOf(withMine), htmlOf(known.with(j, theirs)), PARAGRAPH);
        if (both === null) return;
        merges += 1;
        // Where paragraphs are alike nobody can tell which of them is new, or gone.
        const pieces = [...known, ...[mine, theirs].flatMap((html) => html.split('</p><p>'))];
        if (new Set(pieces).size === pieces.length) expect(both).toBe(htmlOf(withMine.with(j, theirs)));
        expect(both.split('<p>').length).toBe(both.split('</p>').length);
      },
    ),
    { numRuns: 2000 },
  );
  expect(merges).toBeGreaterThan(200);
});
