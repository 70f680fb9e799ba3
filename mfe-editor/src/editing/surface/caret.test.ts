import { caretAfter, endOfChange } from './caret.ts';

test.each([
  ['Das Haus am Hafen', 'Das Haus', 8],
  ['Das Haus', 'Das Haus am Hafen', 17],
  ['Das alte Haus', 'Das neue Haus', 7],
  ['aa', 'aaa', 3],
  ['aaa', 'aa', 2],
  ['', 'Neu', 3],
  ['Neu', '', 0],
])('from “%s” to “%s” the caret is behind letter %i', (before, after, at) => {
  expect(endOfChange(before, after)).toBe(at);
});

test.each([
  ['Das Ha|us', 'Das Haus am Hafen', 'Das Ha|us am Hafen'],
  ['Das Haus|', 'Das Haus am Hafen', 'Das Haus| am Hafen'],
  ['Das Haus am Ha|fen', 'Das alte Haus am Hafen', 'Das alte Haus am Ha|fen'],
  ['Das al|te Haus', 'Das neue Haus', 'Das neu|e Haus'],
  ['Das Haus am Ha|fen', 'Das Haus', 'Das Haus|'],
  ['|Neu', '', '|'],
])('from “%s” to “%s” of others the caret is at “%s”', (before, after, there) => {
  const at = caretAfter(before.replace('|', ''), after, before.indexOf('|'));
  expect(`${after.slice(0, at)}|${after.slice(at)}`).toBe(there);
});
