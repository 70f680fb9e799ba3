import { dayKey, formatsOf } from './formats.ts';

const de = formatsOf('de');
const en = formatsOf('en');
const evening = '2026-12-04T19:30:00+01:00';

test('times are those of Berlin, whatever zone the instant is written in', () => {
  expect(de.time('2026-12-04T18:30:00Z')).toBe('19.30 Uhr');
  expect(en.time('2026-12-05T03:30:00+09:00')).toBe('19:30');
});

test('full hours lose their minutes in German text, but not in columns', () => {
  expect(de.time('2026-12-04T11:00:00+01:00')).toBe('11 Uhr');
  expect(de.time('2026-12-04T09:00:00+01:00')).toBe('9 Uhr');
  expect(de.clock('2026-12-04T11:00:00+01:00')).toBe('11.00');
  expect(de.time('2026-12-04T00:00:00+01:00')).toBe('0 Uhr');
});

test('the day of an instant is Berlin’s, also around midnight and on both sides of a clock change', () => {
  expect(dayKey('2026-12-04T23:30:00Z')).toBe('2026-12-05');
  expect(dayKey('2026-03-28T23:30:00Z')).toBe('2026-03-29');
  expect(dayKey('2026-03-29T22:30:00Z')).toBe('2026-03-30');
  expect(de.time('2026-03-29T00:30:00Z')).toBe('1.30 Uhr');
  expect(de.time('2026-03-29T01:30:00Z')).toBe('3.30 Uhr');
});

test('days are written out in both languages', () => {
  expect(de.day(evening)).toBe('Freitag, 4. Dezember 2026');
  expect(en.day(evening)).toBe('Friday 4 December 2026');
  expect(de.dayNumber(evening)).toBe('04');
  expect(de.month(evening)).toBe('Dezember 2026');
  expect([de.dayShort(evening), en.dayShort(evening)]).toEqual(['4. Dez. 2026', '4 Dec 2026']);
  expect([de.weekdayShort(evening), en.weekdayShort(evening)]).toEqual(['Fr', 'Fri']);
});

test('a range names the day once, unless it ends on another', () => {
  expect(de.range(evening, '2026-12-04T21:40:00+01:00')).toBe('Freitag, 4. Dezember 2026, 19.30 bis 21.40 Uhr');
  expect(de.range(evening, '2026-12-05T01:00:00+01:00')).toBe(
    'Freitag, 4. Dezember 2026, 19.30 Uhr bis Samstag, 5. Dezember 2026, 1 Uhr',
  );
  expect(de.range(evening)).toBe('Freitag, 4. Dezember 2026, 19.30 Uhr');
  // As calendars have events without an end.
  expect(de.range(evening, evening)).toBe('Freitag, 4. Dezember 2026, 19.30 Uhr');
});

test('prices show cents only where there are any', () => {
  expect(de.currency(12)).toBe('12\u00a0€');
  expect(de.currency(12.5)).toBe('12,50\u00a0€');
  expect(en.currency(12)).toBe('€12');
});
