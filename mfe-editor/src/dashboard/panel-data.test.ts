import { listPagesIn, pagesSearch } from './panel-data.ts';

test.each([
  ['', { activity: 1, log: 1, order: 'recent', faulty: 1 }],
  ['?activity=3&log=20&order=frequent', { activity: 3, log: 20, order: 'frequent', faulty: 1 }],
  ['?activity=0&log=-4&order=x', { activity: 1, log: 1, order: 'recent', faulty: 1 }],
  ['?activity=two&log=1e9', { activity: 1, log: 1, order: 'recent', faulty: 1 }],
  ['?log=99999999', { activity: 1, log: 100_000, order: 'recent', faulty: 1 }],
] as const)('the address %s asks for %j', (search, pages) => {
  expect(listPagesIn(search)).toEqual(pages);
  expect(listPagesIn(pagesSearch(pages))).toEqual(pages);
});
