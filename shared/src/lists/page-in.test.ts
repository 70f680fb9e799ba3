import { pageIn } from './page-in.ts';

test.each([
  ['', 1],
  ['?page=2', 2],
  ['?q=a&page=12', 12],
  ['?page=', 1],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=1.5', 1],
  ['?page=x', 1],
  ['?page=1e3', 1],
  ['?page=9999999', 1],
])('%p asks for page %p', (search, page) => {
  expect(pageIn(search)).toBe(page);
});
