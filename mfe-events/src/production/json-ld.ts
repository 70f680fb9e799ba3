import { wholeAddress, type FragmentContext, type Head } from '@foyer/shared';
import type { Part } from '../detail/cast.ts';
import { excerptOf } from '../detail/head.ts';
import { eventStatusOf } from '../event/event-status.ts';
import type { EventRow } from '../rows/event-row.ts';
import type { ProductionData } from './load.ts';

interface Surroundings extends Pick<FragmentContext, 'href'> {
  /** Scheme and host that visitors see. */
  origin: string;
}

/** The production as search engines read it (schema.org), whether it is a play, an opera or an exhibition. */
export function jsonLdOf(production: ProductionData, { href, origin }: Surroundings): Head['jsonLd'] {
  const { title, subtitle, description, genre, image, team, dates } = production;
  const addressOf = (route: string, { id, slug }: { id: number; slug: string }) => origin + href(route, { slug, id });
  /** Who has which part is said by a role between the work and the person. */
  const contributorsOf = ({ role, persons }: Part) =>
    persons.map((person) => ({
      '@type': 'Role',
      roleName: role || undefined,
      contributor: { '@type': 'Person', name: person.name, url: addressOf('team-slug-id', person) },
    }));
  const performanceOf = (date: EventRow) => ({
    '@type': 'Event',
    url: addressOf('events-slug-id', date),
    name: date.title,
    startDate: date.start,
    eventStatus: eventStatusOf(date),
    location: date.place && { '@type': 'Place', name: date.place },
  });
  return {
    '@type': 'CreativeWork',
    url: addressOf('productions-slug-id', production),
    name: title,
    alternativeHeadline: subtitle,
    description: excerptOf(description),
    genre,
    image: image?.url && wholeAddress(image.url, origin),
    contributor: team.length > 0 ? team.flatMap(contributorsOf) : undefined,
    // Events name their work; a work has no word for its events.
    '@reverse': dates.length > 0 ? { workFeatured: dates.map(performanceOf) } : undefined,
  };
}
