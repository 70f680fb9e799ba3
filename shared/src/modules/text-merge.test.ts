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
