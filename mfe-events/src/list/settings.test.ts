import { settingsOf } from './settings.ts';

test('nothing said means the next five events', () => {
  expect(settingsOf({})).toEqual({ from: null, until: null, filters: {}, limit: 5 });
  expect(settingsOf({ date_from: null, date_to: '', tag: null, filters: null, limit: null })).toEqual({ from: null, until: null, filters: {}, limit: 5 });
});

test('days may be days or instants, which count by their day in Berlin', () => {
  expect(settingsOf({ date_from: '2026-12-04', date_to: '2026-12-31T23:30:00Z' })).toMatchObject({ from: '2026-12-04', until: '2027-01-01' });
  expect(settingsOf({ date_from: 'bald', date_to: 7 })).toMatchObject({ from: null, until: null });
});

test('the tag joins the filters, and what is no filter is left out', () => {
  expect(settingsOf({ tag: 3, filters: { room: 2, type: 'fuehrung', genre: null, series: '', page: 9 } }).filters).toEqual({ room: 2, type: 'fuehrung', tag: 3 });
  expect(settingsOf({ filters: [1, 2] }).filters).toEqual({});
  expect(settingsOf({ room: 2, tag: '', filters: { tag: 4, room: null } }).filters).toEqual({ room: 2, tag: 4 });
});

test('the limit stays within a page of the API', () => {
  expect(settingsOf({ limit: 100 }).limit).toBe(25);
  expect(settingsOf({ limit: 0 }).limit).toBe(5);
  expect(settingsOf({ limit: 3.7 }).limit).toBe(3);
});
