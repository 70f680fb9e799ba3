import { dayAfter, dayInBerlin, isDay, isoInBerlin, monthAround, startOfDay, weekdayOf } from './berlin.ts';

const at = (iso: string) => new Date(iso);

describe('time in Berlin', () => {
  it.each([
    ['2027-03-28T00:59:59Z', '2027-03-28T01:59:59+01:00'],
    ['2027-03-28T01:00:00Z', '2027-03-28T03:00:00+02:00'],
    ['2027-10-31T00:30:00Z', '2027-10-31T02:30:00+02:00'],
    ['2027-10-31T01:30:00Z', '2027-10-31T02:30:00+01:00'],
    ['2026-12-31T23:30:00Z', '2027-01-01T00:30:00+01:00'],
  ])('%s is %s', (instant, shown) => {
    expect(isoInBerlin(at(instant))).toBe(shown);
    expect(Date.parse(shown)).toBe(Date.parse(instant));
  });

  it.each([
    ['2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z'],
    ['2027-10-31', '2027-10-30T22:00:00.000Z', '2027-10-31T23:00:00.000Z'],
  ])('the day %s has 23 or 25 hours', (day, begins, ends) => {
    expect(new Date(startOfDay(day).getTime()).toISOString()).toBe(begins);
    expect(new Date(startOfDay(dayAfter(day, 1)).getTime()).toISOString()).toBe(ends);
  });

  it('has a new day at its own midnight', () => {
    expect(dayInBerlin(at('2026-12-04T22:59:59Z'))).toBe('2026-12-04');
    expect(dayInBerlin(at('2026-12-04T23:00:00Z'))).toBe('2026-12-05');
  });

  it('has months from midnight to midnight across a clock change', () => {
    const { from, until } = monthAround('2027-03-15');
    expect([from, until].map((instant) => new Date(instant.getTime()).toISOString())).toEqual([
      '2027-02-28T23:00:00.000Z',
      '2027-03-31T22:00:00.000Z',
    ]);
  });

  it('counts weekdays from Monday', () => {
    expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
  });

  it('knows which days exist', () => {
    expect(['2028-02-29', '2026-12-31'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-00-10', '2026-1-1', '0000-01-01', 'x'].some(isDay)).toBe(false);
  });
});
