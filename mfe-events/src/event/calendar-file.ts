import type { EventData } from './load.ts';

/** What a calendar needs to know of an event. */
export type CalendarEntry = Pick<
  EventData,
  'id' | 'title' | 'subtitle' | 'start' | 'end' | 'place' | 'venue' | 'status' | 'sequence'
>;

/** The event as an iCalendar file (RFC 5545). @param url the event's page, absolute: calendars have no base @param now when the file is made */
export function calendarFile(event: CalendarEntry, url: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Events//DE',
    'BEGIN:VEVENT',
    `UID:event-${event.id}@foyer`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(event.start)}`,
    // The end has to be later than the beginning.
    ...(Date.parse(event.end) > Date.parse(event.start) ? [`DTEND:${stamp(event.end)}`] : []),
    `SUMMARY:${escape(event.title)}`,
    ...(event.subtitle ? [`DESCRIPTION:${escape(event.subtitle)}`] : []),
    ...(event.place ? [`LOCATION:${escape([event.place, event.venue].filter(Boolean).join(', '))}`] : []),
    `URL:${url}`,
    `STATUS:${event.status === 'canceled' ? 'CANCELLED' : event.status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map(fold).join('\r\n') + '\r\n';
}

/** `20261204T183000Z`: in UTC, so that no calendar has to know the zone. */
function stamp(instant: string): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escape(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines are at most 75 bytes long; what is longer goes on after a break and a space. Never cuts a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 75) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part].join('\r\n');
}
