import { readIcs } from './read-ics.ts';
import { type AllReferences, References } from './references.ts';

const none = (kind: string): References => new References(kind, []);
const references: AllReferences = {
  type: none('type'),
  genre: none('genre'),
  tag: none('tag'),
  room: none('room'),
  series: none('series'),
  production: none('production'),
};

/** What is read of a calendar with these events, each with its title. */
function read(...events: string[][]) {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']);
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n');
  const { rows, faults, notes } = readIcs(Buffer.from(text), {
    now: new Date('2026-12-01T12:00:00Z'),
    references,
    defaults: { type: null, room: null },
  });
  return {
    dates: rows.map(({ cells }) => ['uid', 'start', 'title_de'].map((name) => cells.get(name)?.text).join(' ')),
    faults,
    notes,
  };
}

const weekly = ['UID:chor', 'DTSTART:20261204T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:Chor'];

it('a date that differs from a rule which the calendar does not have is an event', () => {
  expect(read(['UID:chor', 'RECURRENCE-ID:20261211T180000Z', 'DTSTART:20261211T190000Z', 'SUMMARY:Später'])).toEqual({
    dates: ['chor/20261211T180000Z 2026-12-11T19:00:00.000Z Später'],
    faults: [],
    notes: [],
  });
});

it('one that its rule does not have is left out, and named', () => {
  const { dates, notes } = read(weekly, [
    'UID:chor',
    'RECURRENCE-ID:20261212T180000Z',
    'DTSTART:20261212T190000Z',
    'SUMMARY:Nie',
  ]);
  expect(dates).toHaveLength(2);
  expect(notes).toEqual(['line 10, RECURRENCE-ID: its event has no such date, and "Nie" is left out']);
});

it('one whose time cannot be read is named by its own line', () => {
  const { faults } = read(weekly, [
    'UID:solo',
    'RECURRENCE-ID;TZID=Nowhere:20261212T180000',
    'DTSTART:20261212T190000Z',
  ]);
  expect(faults).toEqual([
    { line: 10, column: 'RECURRENCE-ID', message: expect.stringContaining('"Nowhere"') as string },
  ]);
});

it('of several states of an event the latest counts, wherever it stands', () => {
  const state = (sequence: number, title: string, ...more: string[]): string[] => [
    'UID:a',
    `SEQUENCE:${sequence}`,
    'DTSTART:20261204T180000Z',
    `SUMMARY:${title}`,
    ...more,
  ];
  const { dates, faults } = read(state(1, 'Zweiter'), state(2, 'Dritter'), state(0, 'Erster'));
  expect({ dates, faults }).toEqual({ dates: ['a 2026-12-04T18:00:00.000Z Dritter'], faults: [] });
  const date = 'RECURRENCE-ID:20261211T180000Z';
  const moved = (sequence: number, title: string) =>
    [...state(sequence, title), date].map((line) => line.replace('UID:a', 'UID:chor'));
  expect(read(moved(3, 'Neu'), weekly, moved(2, 'Alt')).dates).toEqual([
    'chor/20261204T180000Z 2026-12-04T18:00:00.000Z Chor',
    'chor/20261211T180000Z 2026-12-04T18:00:00.000Z Neu',
  ]);
});

it('a rule that never comes to a date is named, and ends; the other events are read', () => {
  const never = ['UID:nie', 'DTSTART:20270201T180000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'SUMMARY:Nie'];
  const { dates, faults } = read(weekly, never, ['UID:einmal', 'DTSTART:20261205T180000Z', 'SUMMARY:Einmal']);
  expect(dates.map((date) => date.split(' ')[2])).toEqual(['Chor', 'Chor', 'Einmal']);
  expect(faults.map(({ line, column, message }) => `${line} ${column} ${message}`)).toEqual([
    '10 DTSTART has a rule that takes too long to follow: does it ever come to a date?',
  ]);
});
