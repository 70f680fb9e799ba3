import { pagesOf } from './pages-of.ts';

test('the number of pages follows from the length of one', () => {
  expect(pagesOf({ count: 25, next: '?page=2', results: Array(12) }, 1)).toBe(3);
  expect(pagesOf({ count: 25, next: null, results: Array(1) }, 3)).toBe(3);
  expect(pagesOf({ count: 0, next: null, results: [] }, 1)).toBe(1);
  // What a server says that shows nothing of a page.
  expect(pagesOf({ count: 25, next: '?page=3', results: [] }, 2)).toBe(2);
});
