import type { Localised } from '../../../platform/languages.ts';
import { rooms, venues } from '../../../content/venues/tables.ts';
import type { Declaration } from '../declaration.ts';
import { decimal, html, memberOf, multiSelect, picture, reference, slug, text } from '../fields.ts';
import { ACCESS_CHOICES } from './choices.ts';
import { bothLanguages, defineResource } from './define.ts';

const both = { localised: true } as const;
const ofAddress = (member: string) => ({ place: memberOf('address', member), max_length: 150 });

const venueResource = defineResource({
  name: 'venues',
  label: ['Spielorte', 'Venues'],
  newLabel: ['Neuer Spielort', 'New venue'],
  group: 'programme',
  table: venues,
  searched: bothLanguages(venues.name),
  title: 'name',
  sort: 'name',
  columns: ['name', 'city'],
  tags: ['venues', 'events'],
  singular: 'venue',
  siteUrls: ({ slug: name, id }, urlsOf) => urlsOf('venues', name as Localised, Number(id)),
  fields: [
    text('name', ['Name', 'Name'], { ...both, required: true }),
    slug('slug', ['name'], both),
    text('street', ['Straße und Hausnummer', 'Street'], ofAddress('street')),
    text('zip', ['Postleitzahl', 'Postcode'], ofAddress('zip')),
    text('city', ['Ort', 'City'], ofAddress('city')),
    text('country', ['Land', 'Country'], ofAddress('country')),
    decimal('lat', ['Breitengrad', 'Latitude'], { min: -90, max: 90 }),
    decimal('lng', ['Längengrad', 'Longitude'], { min: -180, max: 180 }),
    html('description', ['Beschreibung', 'Description']),
    html('opening_hours', ['Öffnungszeiten', 'Opening hours']),
    multiSelect('access', ['Barrierefreiheit', 'Access'], ACCESS_CHOICES),
    picture('picture_id', ['Bild', 'Picture']),
  ],
});

const roomResource = defineResource({
  name: 'rooms',
  label: ['Räume', 'Rooms'],
  newLabel: ['Neuer Raum', 'New room'],
  group: 'programme',
  table: rooms,
  searched: bothLanguages(rooms.name),
  title: 'name',
  sort: 'name',
  columns: ['name', 'venue_id'],
  filters: ['venue_id'],
  tags: ['terms', 'events', 'venues'],
  fields: [
    text('name', ['Name', 'Name'], { ...both, required: true }),
    reference('venue_id', ['Spielort', 'Venue'], 'venues', { required: true }),
  ],
});

export const placeResources: Declaration[] = [venueResource, roomResource];
