import ICAL from 'ical.js';
import type { Event, EventDetail } from '@foyer/shared/api';

// Lines have 75 bytes (RFC 5545, 3.1); the library does not count the space that a continued one begins with.
ICAL.foldLength = 74;

/** What a calendar is told of an event. */
export type CalendarEvent = Event & Pick<EventDetail, 'address'>;

/**
 * An event as an iCalendar file (RFC 5545). Times are in UTC, so that no calendar has to know the zone.
 * @param now when the file is made
 * @param url the event's page, absolute, for calendars have no base; null where the site's address is not known
 */
export function calendarFile(event: CalendarEvent, { now, url }: { now: Date; url: string | null }): string {
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: string | number | ICAL.Time) => component.addPropertyWithValue(name, value);
  add('uid', `event-${event.id}@foyer`);
  add('sequence', event.sequence);
  add('dtstamp', timeOf(now));
  add('dtstart', timeOf(event.date_start));
  // An end has to be later than the beginning.
  if (Date.parse(event.date_end) > Date.parse(event.date_start)) add('dtend', timeOf(event.date_end));
  add('summary', event.title);
  if (event.subtitle) add('description', event.subtitle);
  const place = placeOf(event);
  if (place) add('location', place);
  if (url !== null) add('url', url);
  add('status', event.status === 'canceled' ? 'CANCELLED' : event.status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED');

  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Foyer//Events//DE');
  calendar.addSubcomponent(component);
  return `${calendar.toString()}\r\n`;
}

function timeOf(instant: string | Date): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true);
}

/** The room, its house, which may have the same name, and where that is. */
function placeOf({ room, venue, address }: CalendarEvent): string {
  const town = address && [address.zip, address.city].filter(Boolean).join(' ');
  return [...new Set([room?.name, venue?.name, address?.street, town])].filter(Boolean).join(', ');
}
