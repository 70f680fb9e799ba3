import {
  EVERYTHING,
  firstDay,
  isFiltered,
  isNarrowed,
  parseQuery,
  toggleFilter,
  withDays,
  writeQuery,
} from './programme-query.ts';

const TODAY = '2026-11-21';

test('an address without a query asks for everything from today', () => {
  expect(parseQuery('')).toEqual(EVERYTHING);
  expect(firstDay(parseQuery(''), TODAY)).toBe(TODAY);
});

test('numeric filter values become numbers, slugs stay text', () => {
  expect(parseQuery('?room=3&type=fuehrung&tag=-7&series=12a').filters).toEqual({
    room: 3,
    type: 'fuehrung',
    tag: -7,
    series: '12a',
  });
});

test('empty filters are unset', () => {
  expect(parseQuery('?room=&type=%20&genre=4').filters).toEqual({ genre: 4 });
});

test('what is not a filter is ignored', () => {
  expect(parseQuery('?utm_source=mail&__proto__=1').filters).toEqual({});
});

test('days are read day-month-year and malformed ones ignored', () => {
  expect(parseQuery('?date=04-12-2026&until=06-12-2026')).toMatchObject({ date: '2026-12-04', until: '2026-12-06' });
  expect(parseQuery('?date=2026-12-04&until=31-02-2026&month=99-2026')).toMatchObject({
    date: null,
    until: null,
    month: null,
  });
});

test.each([
  ['2', 2],
  ['0', 1],
  ['-1', 1],
  ['x', 1],
  ['', 1],
  ['1.5', 1],
])('page %p is page %p', (text, page) => {
  expect(parseQuery(`?page=${text}`).page).toBe(page);
});

test('what was read is written again, and read again the same', () => {
  const search = '?date=04-12-2026&until=06-12-2026&room=3&type=fuehrung&page=2&month=01-2027&filter=1';
  const written = new URLSearchParams(
    Object.entries(writeQuery(parseQuery(search)))
      .filter(([, value]) => value != null)
      .map(([key, value]) => [key, String(value)]),
  );
  expect(`?${written}`).toBe(search);
});

test('what is at its default is not written', () => {
  expect(Object.values(writeQuery(EVERYTHING)).every((value) => value === null)).toBe(true);
});

test('filtered means any filter set, or a date other than today', () => {
  expect(isFiltered(EVERYTHING, TODAY)).toBe(false);
  expect(isFiltered(parseQuery('?date=21-11-2026'), TODAY)).toBe(false);
  expect(isFiltered(parseQuery('?date=22-11-2026'), TODAY)).toBe(true);
  expect(isFiltered(parseQuery('?genre=1'), TODAY)).toBe(true);
  expect(isFiltered(parseQuery('?page=2&month=12-2026'), TODAY)).toBe(false);
});

test('the next three days are not filtered, but cut off', () => {
  const query = parseQuery('?date=21-11-2026&until=23-11-2026');
  expect(isFiltered(query, TODAY)).toBe(false);
  expect(isNarrowed(query, TODAY)).toBe(true);
});

test('selecting an option begins the list anew and keeps the other choices', () => {
  const query = toggleFilter(parseQuery('?room=3&date=04-12-2026&page=4&filter=1'), 'genre', 2);
  expect(query).toEqual({ ...EVERYTHING, filters: { room: 3, genre: 2 }, date: '2026-12-04' });
});

test('selecting the selected option clears it', () => {
  expect(toggleFilter(parseQuery('?room=3&genre=2'), 'room', 3).filters).toEqual({ genre: 2 });
});

test('another option of the same filter takes its place', () => {
  expect(toggleFilter(parseQuery('?room=3'), 'room', 4).filters).toEqual({ room: 4 });
});

test('choosing a day ends a preset and begins the list anew', () => {
  const query = withDays(parseQuery('?date=21-11-2026&until=23-11-2026&tag=5&page=2&month=01-2027'), '2026-12-04');
  expect(query).toEqual({ ...EVERYTHING, filters: { tag: 5 }, date: '2026-12-04' });
});

test('an end before the beginning means nothing', () => {
  expect(parseQuery('?date=05-12-2026&until=01-12-2026')).toMatchObject({ date: '2026-12-05', until: null });
  expect(parseQuery('?date=05-12-2026&until=05-12-2026')).toMatchObject({ until: '2026-12-05' });
});
