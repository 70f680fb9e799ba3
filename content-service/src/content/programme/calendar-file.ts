import ICAL from 'ical.js';
import type { Event, EventDetail } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { addressesOf } from './event-detail.ts';

// Lines have 75 bytes (RFC 5545, 3.1); the library does not count the space that a continued one begins with.
ICAL.foldLength = 74;

/** What a calendar is told of an event. */
export type CalendarEvent = Event & Pick<EventDetail, 'address'>;

interface CalendarOptions {
  locale: Locale;
  /** When the file is made. */
  now: Date;
  /** Scheme and host of the site, for calendars have no base: without it events name no page. */
  siteUrl: string | null;
  /** What a calendar that follows this one is called; without it the file is taken in once. */
  name?: string;
}

/** How often calendars ask again for what they follow (RFC 7986, 5.7; the older name for those that know no other). */
const REFRESH = 'PT6H';

/** Events as an iCalendar file (RFC 5545). Times are in UTC, so that no calendar has to know the zone. */
export function calendarFile(events: readonly CalendarEvent[], options: CalendarOptions): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Foyer//Events//DE');
  if (options.name !== undefined) {
    for (const name of ['name', 'x-wr-calname']) calendar.addPropertyWithValue(name, options.name);
    calendar.addPropertyWithValue('refresh-interval', REFRESH).setParameter('value', 'DURATION');
    calendar.addPropertyWithValue('x-published-ttl', REFRESH);
  }
  for (const event of events) calendar.addSubcomponent(componentOf(event, options));
  return `${calendar.toString()}\r\n`;
}

/** The same of events as they are answered, with the places that their answers do not have. */
export async function readCalendar(db: Database, answers: readonly Event[], options: CalendarOptions): Promise<string> {
  const addresses = await addressesOf(
    db,
    answers.map(({ id }) => id),
  );
  return calendarFile(
    answers.map((event) => ({ ...event, address: addresses.get(event.id) })),
    options,
  );
}

function componentOf(event: CalendarEvent, { locale, now, siteUrl }: CalendarOptions): ICAL.Component {
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: string | number | ICAL.Time) => component.addPropertyWithValue(name, value);
  const place = placeOf(event);
  add('uid', `event-${event.id}@foyer`);
  add('sequence', event.sequence);
  add('dtstamp', timeOf(now));
  add('dtstart', timeOf(event.date_start));
  // An end has to be later than the beginning.
  if (Date.parse(event.date_end) > Date.parse(event.date_start)) add('dtend', timeOf(event.date_end));
  add('summary', event.title);
  if (event.subtitle) add('description', event.subtitle);
  if (place) add('location', place);
  if (siteUrl !== null) add('url', siteUrl + event.urls[locale]);
  add('status', statusOf(event));
  return component;
}

function statusOf({ status, previous_date_start }: CalendarEvent): string {
  if (status === 'canceled') return 'CANCELLED';
  // What has moved has its new time; without it, nobody knows yet.
  return status === 'postponed' && previous_date_start === null ? 'TENTATIVE' : 'CONFIRMED';
}

function timeOf(instant: string | Date): ICAL.Time {
  return ICAL.Time.fromJSDate(new Date(instant), true);
}

/** The room, its house, which may have the same name, and where that is. */
function placeOf({ room, venue, address }: CalendarEvent): string {
  const town = address && [address.zip, address.city].filter(Boolean).join(' ');
  return [...new Set([room?.name, venue?.name, address?.street, town])].filter(Boolean).join(', ');
}
