import { beginningOf } from './beginning-of.ts';

it.each([
  ['abc', 5, 'abc'],
  ['abc', 2, 'ab'],
  ['a😀b', 3, 'a😀'],
  ['a😀b', 2, 'a'],
  ['', 2, ''],
])('of %j, at most %i long, is %j', (text, most, beginning) => {
  expect(beginningOf(text, most)).toBe(beginning);
});
