import ICAL from 'ical.js';
import { calendarFile, type CalendarEvent } from './calendar-file.ts';

const event = {
  id: 42,
  title: 'Nächte aus Glas; oder, das Licht',
  subtitle: 'Musiktheater von Ida Hellwig über eine Stadt, die das Dunkel verlernt hat, und über größere Lichter',
  date_start: '2026-12-04T19:30:00+01:00',
  date_end: '2026-12-04T21:40:00+01:00',
  room: { id: 1, name: 'Große Bühne' },
  venue: { id: 1, slug: 'haupthaus', name: 'Haupthaus' },
  address: { street: 'Ringweg 3', zip: '24100', city: 'Förde', country: 'DE' },
  status: 'sale',
  previous_date_start: null,
  sequence: 2,
  urls: { de: '/de/programm/naechte-aus-glas/42', en: '/en/program/nights-of-glass/42' },
} as CalendarEvent;
const SITE = 'https://nordlicht.example';
const file = (changes: Partial<CalendarEvent> = {}, siteUrl: string | null = SITE) =>
  calendarFile([{ ...event, ...changes }], { locale: 'de', now: new Date('2026-11-21T12:00:00Z'), siteUrl });
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('the file of an event for calendars', () => {
  it('has its times in UTC, on both sides of a clock change, and says which change of it this is', () => {
    expect(unfolded(file())).toEqual(
      expect.arrayContaining([
        'UID:event-42@foyer',
        'DTSTART:20261204T183000Z',
        'DTEND:20261204T204000Z',
        'DTSTAMP:20261121T120000Z',
        'SEQUENCE:2',
        `URL:${SITE}/de/programm/naechte-aus-glas/42`,
      ]),
    );
    expect(unfolded(file({ date_start: '2026-07-04T19:30:00+02:00' }))).toContain('DTSTART:20260704T173000Z');
  });

  it.each<[string, Partial<CalendarEvent>, string | null, string]>([
    ['no end for what has no length: it has to be later', { date_end: event.date_start }, SITE, 'DTEND'],
    ['no address of a site whose own is not known', {}, null, 'URL'],
    ['no empty text', { subtitle: '' }, SITE, 'DESCRIPTION'],
    ['no empty place', { room: null, venue: null, address: undefined }, SITE, 'LOCATION'],
  ])('has %s', (_what, changes, siteUrl, name) => {
    expect(file(changes, siteUrl)).not.toContain(name);
  });

  it('escapes what has a meaning of its own in the format', () => {
    const lines = unfolded(file());
    expect(lines).toContain('SUMMARY:Nächte aus Glas\\; oder\\, das Licht');
    expect(lines).toContain('LOCATION:Große Bühne\\, Haupthaus\\, Ringweg 3\\, 24100 Förde');
  });

  it('says a name once that room and house share', () => {
    const place = { room: { id: 1, name: 'Haupthaus' }, address: undefined };
    expect(unfolded(file(place))).toContain('LOCATION:Haupthaus');
  });

  it('has no line of more than 75 bytes, and cuts no letter', () => {
    const text = file({ subtitle: `${event.subtitle} ${'😀'.repeat(60)}` });
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(unfolded(text).join('\n')).toContain(`über größere Lichter ${'😀'.repeat(60)}`);
  });

  it.each([
    ['canceled', 'CANCELLED'],
    ['postponed', 'TENTATIVE'],
    ['sold_out', 'CONFIRMED'],
  ] as const)('of what is %s says %s', (status, said) => {
    expect(unfolded(file({ status }))).toContain(`STATUS:${said}`);
  });

  it('is sure of what has moved, whose new time is known', () => {
    const moved = { status: 'postponed', previous_date_start: '2026-11-27T19:30:00+01:00' } as const;
    expect(unfolded(file(moved))).toContain('STATUS:CONFIRMED');
    expect(unfolded(file({ ...moved, status: 'canceled' }))).toContain('STATUS:CANCELLED');
  });

  it('is read as what it was made of', () => {
    const [read] = new ICAL.Component(ICAL.parse(file()) as unknown[]).getAllSubcomponents('vevent');
    const { summary, description, startDate, duration } = new ICAL.Event(read);
    expect([summary, description]).toEqual([event.title, event.subtitle]);
    expect([startDate.toJSDate().toISOString(), duration.toSeconds()]).toEqual(['2026-12-04T18:30:00.000Z', 7800]);
  });
});
