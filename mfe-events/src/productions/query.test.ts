import { isFiltered, parseQuery, withFilter, writeQuery } from './query.ts';

test('an address is read and written again', () => {
  const query = parseQuery('?season=37&exhibition_type=konzert&tag=29&page=2');
  expect(query).toEqual({ filters: { season: '37', exhibition_type: 'konzert', tag: '29' }, page: 2 });
  expect(writeQuery(query)).toEqual({ season: '37', exhibition_type: 'konzert', tag: '29', page: 2 });
});

test('what is malformed counts as not said', () => {
  expect(parseQuery('?season=bald&exhibition_type=%3Cb%3E&tag=-1&page=zwei')).toEqual({ filters: {}, page: 1 });
  expect(isFiltered(parseQuery('?page=3'))).toBe(false);
});

test('the first page has no number', () => {
  expect(writeQuery(parseQuery('?page=1'))).toEqual({ page: null });
});

test('selecting begins the list anew, and selecting the selected clears it', () => {
  const query = parseQuery('?season=37&tag=29&page=2');
  expect(withFilter(query, 'season', '38')).toEqual({ filters: { season: '38', tag: '29' }, page: 1 });
  expect(withFilter(query, 'season', '37')).toEqual({ filters: { tag: '29' }, page: 1 });
  expect(withFilter(query, 'season', null)).toEqual({ filters: { tag: '29' }, page: 1 });
});
