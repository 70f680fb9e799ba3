import { wholeAddress, type Head } from '@foyer/shared';
import { canBook } from '../rows/action.ts';
import { eventStatusOf, SCHEMA } from './event-status.ts';
import type { EventData } from './load.ts';

interface Surroundings {
  /** The event's page. */
  path: string;
  /** Scheme and host that visitors see. */
  origin: string;
  /** The house that invites to it. */
  organizer: string;
}

/** The event as search engines read it (schema.org). */
export function jsonLdOf(event: EventData, { path, origin, organizer }: Surroundings): Head['jsonLd'] {
  const { from, to, currency } = event.price;
  const soldOut = event.status === 'sold_out';
  // What is over or cancelled is not offered, whatever its tickets' address is.
  const isOffered = soldOut || (event.ticket && canBook(event.status)) || undefined;
  const isStreamed = event.status === 'livestream';
  const url = origin + path;
  const place = placeOf(event);
  return {
    '@type': 'Event',
    url,
    name: event.title,
    description: event.teaser ?? event.subtitle,
    startDate: event.start,
    ...(event.end !== event.start && { endDate: event.end }),
    previousStartDate: event.previousStart,
    eventStatus: eventStatusOf(event),
    eventAttendanceMode: `${SCHEMA}${isStreamed ? (place ? 'Mixed' : 'Online') : 'Offline'}EventAttendanceMode`,
    location: isStreamed ? [place, { '@type': 'VirtualLocation', url: event.ticket ?? url }].filter(Boolean) : place,
    organizer: { '@type': 'Organization', name: organizer, url: origin },
    image: event.image?.url && wholeAddress(event.image.url, origin),
    offers: isOffered && {
      '@type': 'AggregateOffer',
      url: event.ticket,
      availability:
        SCHEMA + (soldOut ? 'SoldOut' : event.status === 'remaining_tickets' ? 'LimitedAvailability' : 'InStock'),
      lowPrice: from ?? to ?? undefined,
      highPrice: to ?? from ?? undefined,
      priceCurrency: currency,
    },
    isAccessibleForFree: event.status === 'free_entrance' || undefined,
  };
}

function placeOf({ place, venue, address }: EventData) {
  return (
    place && {
      '@type': 'Place',
      name: [place, venue].filter(Boolean).join(', '),
      address: address && {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.zip,
        addressLocality: address.city,
        addressCountry: address.country,
      },
    }
  );
}
