import { wantedOf } from './wanted.ts';

test('nothing said means the next five events', () => {
  expect(wantedOf({})).toEqual({ from: null, until: null, filters: {}, limit: 5 });
  expect(wantedOf({ date_from: null, date_to: '', tag: null, filters: null, limit: null })).toEqual({
    from: null,
    until: null,
    filters: {},
    limit: 5,
  });
});

test('days may be days or instants, which count by their day in Berlin', () => {
  expect(wantedOf({ date_from: '2026-12-04', date_to: '2026-12-31T23:30:00Z' })).toMatchObject({
    from: '2026-12-04',
    until: '2027-01-01',
  });
  expect(wantedOf({ date_from: 'bald', date_to: 7 })).toMatchObject({ from: null, until: null });
});

test('the tag joins the filters, and what is no filter is left out', () => {
  expect(
    wantedOf({ tag: 3, filters: { room: 2, type: 'fuehrung', genre: null, series: '', page: 9 } }).filters,
  ).toEqual({ room: 2, type: 'fuehrung', tag: 3 });
  expect(wantedOf({ filters: [1, 2] }).filters).toEqual({});
  expect(wantedOf({ room: 2, tag: '', filters: { tag: 4, room: null } }).filters).toEqual({ room: 2, tag: 4 });
});

test('the limit stays within a page of the API', () => {
  expect(wantedOf({ limit: 100 }).limit).toBe(25);
  expect(wantedOf({ limit: 0 }).limit).toBe(5);
  expect(wantedOf({ limit: 3.7 }).limit).toBe(3);
});
