import { addDays, existing, fromSiteDay, instantOf, toSiteDay, weekdayOf } from './day.ts';

const berlin = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' });

test('counts days across months, years and leap days', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

test('counts days across both clock changes', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
});

test('weeks begin on Monday', () => {
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(weekdayOf('2026-11-29')).toBe(6);
});

test.each(['2026-03-29', '2026-10-25', '2026-12-31', '2026-07-01'])('an instant of %s lies on it in Berlin', (day) => {
  expect(berlin.format(new Date(instantOf(day)))).toBe(day);
});

test('addresses write days as day-month-year', () => {
  expect(toSiteDay('2026-12-04')).toBe('04-12-2026');
  expect(fromSiteDay('04-12-2026')).toBe('2026-12-04');
  expect(fromSiteDay('4-12-2026')).toBe('2026-12-04');
});

test.each([null, '', '2026-12-04', '31-02-2026', '00-01-2026', '04-13-2026', '01-01-0000', 'morgen', '04-12-2026x'])(
  '%p is no day',
  (text) => {
    expect(fromSiteDay(text)).toBeNull();
  },
);

test('knows which days exist', () => {
  expect(existing('2026-02-28')).toBe('2026-02-28');
  expect(existing('2026-02-29')).toBeNull();
});
