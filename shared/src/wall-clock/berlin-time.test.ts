import { instantOf, isSkipped, wallClock } from './berlin-time.ts';

test.each([
  ['winter', '2026-12-04T19:30', '2026-12-04T19:30:00+01:00'],
  ['summer', '2026-07-04T19:30', '2026-07-04T19:30:00+02:00'],
  ['the day of the change in spring, before it', '2026-03-29T01:30', '2026-03-29T01:30:00+01:00'],
  ['and after it', '2026-03-29T03:00', '2026-03-29T03:00:00+02:00'],
  ['the hour that comes twice in autumn: the first time', '2026-10-25T02:30', '2026-10-25T02:30:00+02:00'],
  ['new year', '2027-01-01T00:00', '2027-01-01T00:00:00+01:00'],
])('what is entered is meant in Berlin: %s', (_, wall, instant) => {
  expect(instantOf(wall)).toBe(instant);
  expect(wallClock(instant)).toBe(wall);
});

test('an hour that the clocks skip is the one after', () => {
  expect(instantOf('2026-03-29T02:30')).toBe('2026-03-29T03:30:00+02:00');
});

test.each([
  ['2027-03-28T01:59', false],
  ['2027-03-28T02:00', true],
  ['2027-03-28T02:59', true],
  ['2027-03-28T03:00', false],
  ['2026-10-25T02:30', false],
  ['2027-03-28T02:30:00+01:00', false],
  ['0202-03-28T02:30', false],
  ['', false],
  [null, false],
])('the clocks skip %s: %s', (wall, skipped) => {
  expect(isSkipped(wall)).toBe(skipped);
});

test('an instant of another zone is shown as Berlin’s clocks show it', () => {
  expect(wallClock('2026-12-04T23:30:00Z')).toBe('2026-12-05T00:30');
});

test.each(['', 'morgen', '2026-12-04'])('what is no time is none: "%s"', (wall) => {
  expect(instantOf(wall)).toBeNull();
  expect(wallClock(wall === '2026-12-04' ? null : wall)).toBe('');
});

test.each(['0002-12-04T19:30', '0202-12-04T19:30', '20261-12-04T19:30'])(
  'a year of other than four digits is none yet: %s',
  (wall) => {
    expect(instantOf(wall)).toBeNull();
  },
);
