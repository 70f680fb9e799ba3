import { readCsv } from './read-csv.ts';
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

const readText = (text: string | Buffer) =>
  readIcs(Buffer.from(text), {
    now: new Date('2026-12-01T12:00:00Z'),
    references,
    defaults: { type: null, room: null },
  });

/** What is read of a calendar with these events, each with its title. */
async function read(...events: string[][]) {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']);
  const { rows, faults, notes } = await readText(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n'));
  return {
    dates: rows.map(({ cells }) => ['uid', 'start', 'title_de'].map((name) => cells.get(name)?.text).join(' ')),
    faults,
    notes,
  };
}

const weekly = ['UID:chor', 'DTSTART:20261204T180000Z', 'RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:Chor'];

it('a date that differs from a rule which the calendar does not have is an event', async () => {
  expect(
    await read(['UID:chor', 'RECURRENCE-ID:20261211T180000Z', 'DTSTART:20261211T190000Z', 'SUMMARY:Später']),
  ).toEqual({
    dates: ['chor/20261211T180000Z 2026-12-11T19:00:00.000Z Später'],
    faults: [],
    notes: [],
  });
});

it('one that its rule does not have is left out, and named', async () => {
  const { dates, notes } = await read(weekly, [
    'UID:chor',
    'RECURRENCE-ID:20261212T180000Z',
    'DTSTART:20261212T190000Z',
    'SUMMARY:Nie',
  ]);
  expect(dates).toHaveLength(2);
  expect(notes).toEqual(['line 10, RECURRENCE-ID: its event has no such date, and "Nie" is left out']);
});

it('one whose time cannot be read is named by its own line', async () => {
  const { faults } = await read(weekly, [
    'UID:solo',
    'RECURRENCE-ID;TZID=Nowhere:20261212T180000',
    'DTSTART:20261212T190000Z',
  ]);
  expect(faults).toEqual([
    { line: 10, column: 'RECURRENCE-ID', message: expect.stringContaining('"Nowhere"') as string },
  ]);
});

it('of several states of an event the latest counts, wherever it stands', async () => {
  const state = (sequence: number, title: string, ...more: string[]): string[] => [
    'UID:a',
    `SEQUENCE:${sequence}`,
    'DTSTART:20261204T180000Z',
    `SUMMARY:${title}`,
    ...more,
  ];
  const { dates, faults } = await read(state(1, 'Zweiter'), state(2, 'Dritter'), state(0, 'Erster'));
  expect({ dates, faults }).toEqual({ dates: ['a 2026-12-04T18:00:00.000Z Dritter'], faults: [] });
  const date = 'RECURRENCE-ID:20261211T180000Z';
  const moved = (sequence: number, title: string) =>
    [...state(sequence, title), date].map((line) => line.replace('UID:a', 'UID:chor'));
  expect((await read(moved(3, 'Neu'), weekly, moved(2, 'Alt'))).dates).toEqual([
    'chor/20261204T180000Z 2026-12-04T18:00:00.000Z Chor',
    'chor/20261211T180000Z 2026-12-04T18:00:00.000Z Neu',
  ]);
});

it('a rule that never comes to a date is named, and ends; the other events are read', async () => {
  const never = ['UID:nie', 'DTSTART:20270201T180000Z', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'SUMMARY:Nie'];
  const { dates, faults } = await read(weekly, never, ['UID:einmal', 'DTSTART:20261205T180000Z', 'SUMMARY:Einmal']);
  expect(dates.map((date) => date.split(' ')[2])).toEqual(['Chor', 'Chor', 'Einmal']);
  expect(faults.map(({ line, column, message }) => `${line} ${column} ${message}`)).toEqual([
    '10 DTSTART has a rule that takes too long to follow: does it ever come to a date?',
  ]);
});

describe('dates without a rule', () => {
  const dated = (...more: string[]) => [
    'UID:reihe',
    'DTSTART;TZID=Europe/Berlin:20270304T190000',
    'RDATE;TZID=Europe/Berlin:20270305T190000,20270306T190000',
    'SUMMARY:Premiere',
    ...more,
  ];
  const days = async (...more: string[]) =>
    (await read(dated(...more))).dates.map((date) => date.split(' ')[1]?.slice(0, 10));

  it('begin with the first one', async () => {
    expect(await days()).toEqual(['2027-03-04', '2027-03-05', '2027-03-06']);
    expect(await days('RDATE;TZID=Europe/Berlin:20270304T190000')).toHaveLength(3);
  });

  it('leave it out where the calendar does', async () => {
    expect(await days('EXDATE;TZID=Europe/Berlin:20270304T190000')).toEqual(['2027-03-05', '2027-03-06']);
  });

  it('that have an end of their own are a fault in words', async () => {
    const { faults } = await read(dated('RDATE;VALUE=PERIOD:20270307T180000Z/PT1H'));
    expect(faults.map(({ message }) => message)).toEqual([
      'has a date with an end of its own (RDATE;VALUE=PERIOD), which cannot be imported',
    ]);
  });
});

it('a night that the clocks change in lasts as long as the others', async () => {
  const night = (...end: string[]) => [
    'UID:nacht',
    'DTSTART;TZID=Europe/Berlin:20270320T220000',
    ...end,
    'RRULE:FREQ=WEEKLY;COUNT=2',
    'SUMMARY:Nacht',
  ];
  const endsOf = async (text: string[]) => {
    const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...text, 'END:VEVENT', 'END:VCALENDAR'];
    const { rows, faults } = await readText(lines.join('\r\n'));
    return [...rows.map(({ cells }) => cells.get('end')?.text), ...faults.map(({ message }) => message)];
  };
  // 2:30 of the second night is none: its end is shown as 3:30.
  const ends = ['2027-03-21T01:30:00.000Z', '2027-03-28T01:30:00.000Z'];
  expect(await endsOf(night('DTEND;TZID=Europe/Berlin:20270321T023000'))).toEqual(ends);
  expect(await endsOf(night('DURATION:P1D'))).toEqual(['2027-03-21T21:00:00.000Z', '2027-03-28T20:00:00.000Z']);
});

it('a file may have several calendars; one that has none, or is not UTF-8, is refused in words', async () => {
  const calendar = (uid: string) =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      `UID:${uid}`,
      'DTSTART:20270304T180000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n');
  const { rows } = await readText(calendar('a') + calendar('b'));
  expect(rows.map(({ line }) => line)).toEqual([2, 8]);
  const faultsOf = async (text: string | Buffer) => (await readText(text)).faults.map(({ message }) => message);
  expect(await faultsOf('')).toEqual(['this is no calendar: it is empty']);
  expect(await faultsOf(Buffer.from('BEGIN:VCALENDAR\r\nX-NAME:F\xfcr\r\nEND:VCALENDAR', 'latin1'))).toEqual([
    'the file is not UTF-8',
  ]);
  expect(await faultsOf(`${calendar('a\0')}`)).toEqual(['the file is not UTF-8']);
});

it('a tag whose name has a comma is one tag', async () => {
  const tag = new References('tag', [{ id: 7, names: ['tanz', 'Tanz, Theater'] }]);
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'DTSTART:20270304T180000Z', 'CATEGORIES:Tanz\\, Theater'];
  const { rows } = await readIcs(Buffer.from([...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')), {
    now: new Date('2026-12-01T12:00:00Z'),
    references: { ...references, tag },
    defaults: { type: null, room: null },
  });
  expect(rows[0]?.cells.get('tags')?.text).toBe('#7');
});

it('a row of a table that ends early says nothing of the rest', () => {
  const { rows, faults } = readCsv(Buffer.from('uid;title_de;price_from\nx-1;Konzert\nx-2;;\n'));
  expect(faults).toEqual([]);
  expect(rows.map(({ cells }) => [...cells.keys()])).toEqual([
    ['uid', 'title_de'],
    ['uid', 'title_de', 'price_from'],
  ]);
});
