import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Event, EventDetail, Paged } from '@foyer/shared/api';
import { contentCommand } from '../../testing/content-command.ts';
import { ask, serviceForTests } from '../../testing/site.ts';
import { EVENT_COLUMNS } from './event-columns.ts';
import type { ImportReport } from './plan.ts';
import { instantFrom, wallClock } from './wall-clock.ts';

const HEAD = 'uid;start;end;title_de;title_en;type;room;tags;price_from;status;description_de';
const DAY_MS = 24 * 60 * 60_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

describe('times of a file', () => {
  it.each([
    ['2026-12-04 19:30', '2026-12-04T18:30:00.000Z'],
    ['2026-07-04T19:30', '2026-07-04T17:30:00.000Z'],
    ['4.12.2026 9:05', '2026-12-04T08:05:00.000Z'],
    ['2026-12-04T19:30:00-05:00', '2026-12-05T00:30:00.000Z'],
    // Clocks show it twice: the first time is meant.
    ['2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
  ])('%s is %s', (text, instant) => {
    expect(instantFrom(text).toISOString()).toBe(instant);
    expect(instantFrom(wallClock(new Date(instant))).toISOString()).toBe(instant);
  });

  it('come back from the hour that clocks show twice', () => {
    const second = new Date('2026-10-25T01:30:00.000Z');
    expect(instantFrom(wallClock(second))).toEqual(second);
  });

  it.each([
    ...['', '4.12.', '2026-13-04 19:30', '2026-02-30 10:00', '2026-12-04 25:00', '2026-03-29 02:30', 'soon'],
    ...['2026-06-31T19:30:00+02:00', '2026-02-30T19:30:00Z'],
  ])('%j is none', (text) => {
    expect(() => instantFrom(text)).toThrow();
  });
});

it('every column has its row in the documentation', () => {
  const documented =
    readFileSync('docs/import-events.md', 'utf8')
      .match(/^\| `.*?(?= \|)/gm)
      ?.join(' ') ?? '';
  for (const { name } of EVENT_COLUMNS) expect(documented).toContain(`\`${name}\``);
});

describe('an import of events', () => {
  const site = serviceForTests();
  let folder: string;
  let type: string;
  let room: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-import-'));
    type = (await ask<{ slug: string }[]>(`${site.url}/de/api/exhibition-types/`)).body[0]?.slug ?? '';
    room = (await ask<{ name: string }[]>(`${site.url}/de/api/rooms/`)).body[0]?.name ?? '';
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const content = (...args: string[]) => contentCommand(args, { DATA_DIR: site.running.dataDir });
  /** The first fault, as a service finds it that is asked without the command. */
  async function faultOf(format: 'csv' | 'ics', body: string | Buffer): Promise<string> {
    const { token } = JSON.parse(readFileSync(join(site.running.dataDir, 'operator.json'), 'utf8')) as {
      token: string;
    };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
    const answer = await ask<ImportReport>(`${site.url}/internal/events?format=${format}&dry_run=false&type=${type}`, {
      method: 'POST',
      headers,
      body: new Uint8Array(Buffer.from(body)),
    });
    return answer.body.faults.map(({ line, column, message }) => `line ${line}, ${column}: ${message}`).join();
  }
  const file = (name: string, text: string | Buffer): string => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const eventsAt = async (day: string, locale = 'de') =>
    (await ask<Paged<Event>>(`${site.url}/${locale}/api/events/?date=${day}&page_size=100`)).body.results.filter(
      ({ date_start }) => date_start.startsWith(day),
    );
  const titlesAt = async (day: string, locale = 'de') => (await eventsAt(day, locale)).map(({ title }) => title);

  it('of a table says first what it would do, does it, and a second one changes nothing', async () => {
    const day = dayIn(400);
    const csv = (title: string, price: string) =>
      file(
        'programm.csv',
        `\ufeff${HEAD}\r\nx-1;${day} 19:30;${day} 21:00;${title};Concert;${type};${room};;${price};sale;"<p>Zwei\nZeilen</p><script>1</script>"\r\n\r\nx-2;${day} 20:00;${day} 22:00;Lesung;;${type};;;;;\r\n`,
      );
    const dry = await content('import', csv('Konzert', '12,50'), '--dry-run');
    expect(dry).toEqual({
      code: 0,
      output: `This is what would be done; nothing was changed.\nTo create: 2\n  + ${day} 19:30 Konzert\n  + ${day} 20:00 Lesung\nTo change: 0\nLeft as they are: 0\n`,
    });
    expect(await titlesAt(day)).toEqual([]);

    expect((await content('import', csv('Konzert', '12,50'))).output).toContain('Created: 2');
    const [concert] = await eventsAt(day);
    expect(concert).toMatchObject({
      title: 'Konzert',
      slug: 'konzert',
      status: 'sale',
      price_from: 12.5,
      room: { name: room },
    });
    expect(concert?.date_start.slice(11, 16)).toBe('19:30');
    expect(await titlesAt(day, 'en')).toEqual(['Concert', 'Lesung']);
    const { body } = await ask<{ description: string }>(`${site.url}/de/api/events/${concert?.id}/`);
    expect(body.description).toBe('<p>Zwei\nZeilen</p>');

    expect((await content('import', csv('Konzert', '12,50'))).output).toBe(
      'Created: 0\nChanged: 0\nLeft as they are: 2\n',
    );
    const changed = await content('import', csv('Großes Konzert', '15'));
    expect(changed.output).toContain(
      `Changed: 1\n  ~ ${day} 19:30 Großes Konzert (event ${concert?.id})\n      title_de: "Konzert" -> "Großes Konzert"\n      price_from: "12.50" -> "15.00"\nLeft as they are: 1\n`,
    );
    expect((await eventsAt(day))[0]).toMatchObject({
      id: concert?.id,
      title: 'Großes Konzert',
      slug: 'konzert',
      sequence: 1,
    });
  });

  it('touches no column that the table does not have, and counts a new time as news, like a new title', async () => {
    const day = dayIn(400);
    const output = (await content('import', file('zeit.csv', `uid,start\nx-1,${day} 18:00\n`))).output;
    expect(output).toContain(`start: "${day} 19:30" -> "${day} 18:00"`);
    expect((await eventsAt(day))[0]).toMatchObject({ title: 'Großes Konzert', price_from: 15, sequence: 2 });
  });

  it('that postpones a date says when it was to begin, the first time', async () => {
    const postponed = async (day: string) => {
      const to = `x-2,${day} 20:00,${day} 22:00,postponed\n`;
      await content('import', file('verschoben.csv', `uid,start,end,status\n${to}`));
      const [event] = (await eventsAt(day)).filter(({ title }) => title === 'Lesung');
      return (await ask<EventDetail>(`${site.url}/de/api/events/${event?.id}/`)).body;
    };
    const first = (await eventsAt(dayIn(400))).find(({ title }) => title === 'Lesung')?.date_start;
    expect(await postponed(dayIn(403))).toMatchObject({ status: 'postponed', previous_date_start: first });
    expect(await postponed(dayIn(404))).toMatchObject({ status: 'postponed', previous_date_start: first });
  });

  it('with faults names each by line and column, and changes nothing', async () => {
    const day = dayIn(401);
    const good = `y-1;${day} 19:30;${day} 21:00;Gut;;${type};;;;;`;
    const bad = `y-2;${day} 27:30;${day} 21:00;"Schlecht\nund recht";;nichts;;;;weg;\ny-1;${day} 19:30;${day} 18:00;Doppelt;;${type};;;;;\n;${day} 19:30;${day} 20:00;Namenlos;;${type};;;;;\ny-4;${day} 19:30;${day} 18:00;;;${type};;;teuer;;`;
    const { code, output } = await content('import', file('fehler.csv', `${HEAD}\n${good}\n${bad}\n`));
    expect(code).toBe(1);
    expect(output).toMatch(/^FOYER-421: fehler\.csv cannot be imported, and nothing was changed\.\n/);
    expect(output.match(/line \d+, \w+/g)).toEqual([
      'line 3, start',
      'line 3, status',
      'line 3, type',
      'line 5, uid',
      'line 6, uid',
      'line 7, price_from',
    ]);
    expect(await titlesAt(day)).toEqual([]);
    expect(await faultOf('csv', 'uid;datum\na;b\n')).toContain(
      'line 1, datum: there is no such column; there are id, uid, start',
    );
    expect(await faultOf('csv', 'start;title_de\n2026-12-04 19:30;X\n')).toContain('line 1, uid: is missing');
    expect(await faultOf('csv', Buffer.from('uid;title_de\na;M\xfcller\n', 'latin1'))).toContain('not UTF-8');
    expect(await faultOf('csv', 'uid;title_de\na;"zu"\nb;"offen\nc;d\n')).toContain(
      'line 3, : this is no table: a quotation mark (") in this row is never closed',
    );
    expect(await faultOf('csv', 'uid\ttitle_de\na\tb\n')).toContain(
      'line 1, : has one column only; columns are parted by semicolons or commas',
    );
    expect(await faultOf('csv', `uid;title_de\n${'u'.repeat(501)};X\n`)).toContain('is longer than 500 characters');
    expect(await faultOf('csv', 'uid;title_de\na;Nu\0l\n')).toContain('not UTF-8');
    for (const nothing of ['', '\ufeff\n\n'])
      expect(await faultOf('csv', nothing)).toContain('line 1, : the file is empty');
    expect((await content('import', join(folder, 'nichts.csv'))).output).toContain('FOYER-406');
  });

  it('takes back what an export gave: nothing changes, whatever it is called', async () => {
    const table = join(folder, 'events.csv');
    expect(await content('export', table)).toEqual({ code: 0, output: `Wrote ${table}.\n` });
    const text = readFileSync(table, 'utf8');
    expect(text.startsWith('\ufeffid;uid;start;end;title_de;title_en;')).toBe(true);
    expect(text).toContain(';x-1;');
    expect((await content('export', table)).output).toContain('FOYER-406');
    const { output } = await content('import', table);
    expect(output).toMatch(/^Created: 0\nChanged: 0\nLeft as they are: \d{3,}\n$/);
  });

  it('of a calendar follows its rules, in the time of the house', async () => {
    // From the summer's time into the winter's: the clocks on the wall count.
    const year = new Date().getFullYear() + 1;
    const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
    const ics = (summary: string) =>
      file(
        'kalender.ics',
        [
          ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//test//DE'],
          ...event(
            'UID:serie@haus',
            `DTSTART;TZID=Europe/Berlin:${year}1022T193000`,
            `DTEND;TZID=Europe/Berlin:${year}1022T210000`,
            `RRULE:FREQ=WEEKLY;COUNT=4`,
            `EXDATE;TZID=Europe/Berlin:${year}1029T193000`,
            `SUMMARY:${summary}`,
            'SUMMARY;LANGUAGE=en:Choir',
            'DESCRIPTION:Erste Zeile\\nzweite <b>\\n\\nAbsatz',
            `LOCATION:${room}`,
            `CATEGORIES:${type},Unbekannt`,
          ),
          ...event(
            'UID:serie@haus',
            `RECURRENCE-ID;TZID=Europe/Berlin:${year}1105T193000`,
            `DTSTART;TZID=Europe/Berlin:${year}1106T200000`,
            `DTEND;TZID=Europe/Berlin:${year}1106T213000`,
            'SUMMARY:Chor auf Reisen',
            'STATUS:CANCELLED',
            `CATEGORIES:${type}`,
          ),
          ...event('UID:einzeln@haus', `DTSTART:${year}1201T180000Z`, 'DURATION:PT2H', 'SUMMARY:Vortrag'),
          'END:VCALENDAR',
        ].join('\r\n'),
      );
    const first = await content('import', ics('Chor'), '--type', type);
    expect(first.output).toContain(
      `Created: 4\n  + ${year}-10-22 19:30 Chor\n  + ${year}-11-06 20:00 Chor auf Reisen\n  + ${year}-11-12 19:30 Chor\n  + ${year}-12-01 19:00 Vortrag\n`,
    );
    expect(first.output).toContain('Note: line 14, CATEGORIES: "Unbekannt" is neither');
    const [summer] = await eventsAt(`${year}-10-22`);
    const [winter] = await eventsAt(`${year}-11-12`);
    expect([summer?.date_start, winter?.date_start, winter?.date_end]).toEqual([
      `${year}-10-22T19:30:00+02:00`,
      `${year}-11-12T19:30:00+01:00`,
      `${year}-11-12T21:00:00+01:00`,
    ]);
    expect(await titlesAt(`${year}-11-12`, 'en')).toEqual(['Choir']);
    expect((await eventsAt(`${year}-11-06`))[0]).toMatchObject({ status: 'canceled' });
    const { body } = await ask<{ description: string }>(`${site.url}/de/api/events/${summer?.id}/`);
    expect(body.description).toBe('<p>Erste Zeile<br />zweite &lt;b&gt;</p><p>Absatz</p>');

    expect((await content('import', ics('Chor'), '--type', type)).output).toContain(
      'Created: 0\nChanged: 0\nLeft as they are: 4\n',
    );
    expect((await content('import', ics('Kammerchor'), '--type', type, '--dry-run')).output).toContain(
      'title_de: "Chor" -> "Kammerchor"',
    );
  });

  it('of a calendar says where it is wrong', async () => {
    const faultIn = (...lines: string[]) =>
      faultOf('ics', ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...lines, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n'));
    expect(await faultIn('UID:a', 'SUMMARY:X')).toBe('line 2, DTSTART: is missing');
    expect(await faultIn('SUMMARY:X', 'DTSTART:20261204T180000Z')).toMatch(/^line 2, UID: is missing/);
    expect(await faultIn('UID:a', 'SUMMARY:X', 'DTSTART;TZID=Nowhere/City:20261204T180000')).toMatch(
      /^line 5, DTSTART: the time zone "Nowhere\/City"/,
    );
    expect(await faultIn('UID:a', 'SUMMARY:X', 'DTSTART:20261204T180000Z', 'LOCATION:Wolke sieben')).toMatch(
      /^line 6, LOCATION: there is no room "Wolke sieben"; there are /,
    );
    expect(await faultIn('UID:a', 'DTSTART:20261204T180000Z', 'RRULE:FREQ=NEVER', 'SUMMARY:X')).toMatch(
      /invalid frequency/,
    );
    expect(await faultIn('UID:a', 'DTSTART:20261204T180000Z', 'RRULE:FREQ=HOURLY', 'SUMMARY:X')).toMatch(
      /^line 4, DTSTART: has more than 1000 dates/,
    );
    expect(await faultOf('ics', 'Hallo')).toContain('this is no calendar');
  });

  it('is nothing for anybody without the token of the data directory', async () => {
    for (const [method, path] of [
      ['POST', 'events?format=csv&dry_run=false'],
      ['GET', 'events.csv'],
    ] as const)
      expect((await ask(`${site.url}/internal/${path}`, { method })).status).toBe(403);
  });
});
