import ICAL from 'ical.js';
import { TIME_ZONE } from '../../platform/time/berlin.ts';

/** The rules since 1996, for calendars that name the zone without describing it. */
const BERLIN = `BEGIN:VTIMEZONE
TZID:${TIME_ZONE}
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

/** Lets rules of recurrence reckon in the time of the house. */
export function registerBerlin(): void {
  if (!ICAL.TimezoneService.has(TIME_ZONE))
    ICAL.TimezoneService.register(new ICAL.Timezone(new ICAL.Component(ICAL.parse(BERLIN) as unknown[])));
}
