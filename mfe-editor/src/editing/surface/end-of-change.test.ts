import { endOfChange } from './end-of-change.ts';

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
