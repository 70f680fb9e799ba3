import { meaningfulSearch } from './meaningful-search.ts';

describe('the query of the address of a list', () => {
  const sortable = ['id', 'title'];

  it.each([
    '',
    '?sort=title&order=DESC&page=3&perPage=50',
    `?filter=${encodeURIComponent('{"q":"a b"}')}&page=1`,
    '?perPage=100&something=else',
  ])('stays as it is where it means something: %s', (search) => {
    expect(meaningfulSearch(search, sortable)).toBe(search);
  });

  it.each([
    ['?sort=nonsense&page=2', '?page=2'],
    ['?sort=title&order=sideways', '?sort=title'],
    ['?page=-3', ''],
    ['?page=0&perPage=25', '?perPage=25'],
    ['?page=1.5', ''],
    ['?page=100001', ''],
    ['?perPage=1000', ''],
    ['?perPage=viele&sort=title', '?sort=title'],
    ['?sort=title&sort=id', ''],
  ])('is without what means nothing: %s', (search, left) => {
    expect(meaningfulSearch(search, sortable)).toBe(left);
  });
});
