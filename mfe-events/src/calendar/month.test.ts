import { fromSiteMonth, monthOf, nextMonth, previousMonth, toSiteMonth, weeksOf } from './month.ts';

test('months follow each other across years', () => {
  expect(nextMonth('2026-12')).toBe('2027-01');
  expect(nextMonth('2027-01')).toBe('2027-02');
  expect(previousMonth('2027-01')).toBe('2026-12');
  expect(previousMonth('2027-03')).toBe('2027-02');
});

test('a month is laid out in weeks from Monday to Sunday', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(weeks[4]).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null]);
});

test.each(['2026-03', '2026-10', '2027-02', '2028-02'])(
  '%s has each of its days once, clock change or not',
  (month) => {
    const days = weeksOf(month)
      .flat()
      .filter((day) => day !== null);
    expect(new Set(days).size).toBe(days.length);
    expect(days).toHaveLength(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate());
    expect(weeksOf(month).every((week) => week.length === 7)).toBe(true);
  },
);

test('a month that fits into four weeks has four', () => {
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('addresses write months as month-year', () => {
  expect(toSiteMonth('2026-12')).toBe('12-2026');
  expect(fromSiteMonth('12-2026')).toBe('2026-12');
  expect(fromSiteMonth('13-2026')).toBeNull();
  expect(fromSiteMonth('2026-12')).toBeNull();
  expect(monthOf('2026-12-04')).toBe('2026-12');
});
