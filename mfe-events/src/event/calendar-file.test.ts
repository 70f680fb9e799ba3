import { calendarFile, type CalendarEntry } from './calendar-file.ts';

const event: CalendarEntry = {
  id: 42,
  title: 'Nächte aus Glas; oder, das Licht',
  subtitle: 'Musiktheater von Ida Hellwig über eine Stadt, die das Dunkel verlernt hat, und über größere Lichter',
  start: '2026-12-04T19:30:00+01:00',
  end: '2026-12-04T21:40:00+01:00',
  place: 'Große Bühne',
  venue: 'Haupthaus',
  status: 'sale',
  sequence: 2,
};
const file = (changes: Partial<CalendarEntry> = {}) =>
  calendarFile(
    { ...event, ...changes },
    'https://nordlicht.example/de/programm/naechte-aus-glas/42',
    new Date('2026-11-21T12:00:00Z'),
  );
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('times are in UTC, on both sides of a clock change', () => {
  expect(unfolded(file())).toEqual(
    expect.arrayContaining([
      'DTSTART:20261204T183000Z',
      'DTEND:20261204T204000Z',
      'DTSTAMP:20261121T120000Z',
      'SEQUENCE:2',
    ]),
  );
  expect(unfolded(file({ start: '2026-07-04T19:30:00+02:00' }))).toContain('DTSTART:20260704T173000Z');
});

test('an event without a length has no end, which has to be later than the beginning', () => {
  expect(file({ end: event.start })).not.toContain('DTEND');
});

test('what has a meaning of its own in the format is escaped', () => {
  expect(unfolded(file())).toContain('SUMMARY:Nächte aus Glas\\; oder\\, das Licht');
  expect(unfolded(file())).toContain('LOCATION:Große Bühne\\, Haupthaus');
});

test('no line is longer than 75 bytes, and no letter is cut', () => {
  const text = file();
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(unfolded(text).join('\n')).toContain('über größere Lichter');
});

test('a canceled event says so', () => {
  expect(unfolded(file({ status: 'canceled' }))).toContain('STATUS:CANCELLED');
});
