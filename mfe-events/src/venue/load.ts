import type { Content, FragmentContext } from '@foyer/shared';
import type { Access, Urls, Venue } from '@foyer/shared/api';
import { contentOf } from '../detail/content.ts';
import { pictureOf, type PictureData } from '../detail/picture-data.ts';
import { readDetail } from '../detail/read-detail.ts';

/** What the page of a venue shows. */
export interface VenueData extends PictureData {
  id: number;
  slug: string;
  name: string;
  /** As on an envelope, line by line. */
  address: string[];
  access: Access[];
  /** Sanitised HTML. */
  openingHours?: string;
  description?: string;
  /** Shows the place on a map of another house. */
  map?: string;
  content: Content;
  urls: Urls;
}

/** Reads the venue that the address names. @throws as `readDetail` */
export async function loadVenue(context: FragmentContext): Promise<VenueData> {
  const venue = await readDetail(context, 'venues');
  const { id, slug, name, access, urls } = venue;
  return {
    id,
    slug,
    name,
    address: addressLines(venue),
    access,
    openingHours: venue.opening_hours || undefined,
    description: venue.description || undefined,
    map: mapOf(venue),
    content: contentOf('venues', venue),
    urls,
    ...pictureOf(venue),
  };
}

/** Street, and postcode with town; lines of which nothing is known are left out. */
export function addressLines({ address: { street, zip, city } }: Pick<Venue, 'address'>): string[] {
  return [street, [zip, city].filter(Boolean).join(' ')].filter(Boolean);
}

/** A search on OpenStreetMap: a link and no more, so that nobody is followed there unasked. */
export function mapOf({ address, lat, lng }: Pick<Venue, 'address' | 'lat' | 'lng'>): string | undefined {
  const map = 'https://www.openstreetmap.org/';
  if (lat !== null && lng !== null) return `${map}?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
  const lines = addressLines({ address });
  return lines.length > 0 ? `${map}search?query=${encodeURIComponent(lines.join(', '))}` : undefined;
}
