import { inArray } from 'drizzle-orm';
import type { Venue } from '@foyer/shared/api';
import { picturesIn } from '../media/pictures.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { venues } from './tables.ts';

type VenueRow = typeof venues.$inferSelect;

/** Venues as the contract shows them, without the modules of their page. */
export async function venueAnswers(rows: readonly VenueRow[], { db, locale, urlsOf }: AnswerContext): Promise<Venue[]> {
  const picture = await picturesIn(
    db,
    rows.map(({ pictureId }) => pictureId),
    locale,
  );
  return rows.map((row) => ({
    id: row.id,
    slug: row.slug[locale],
    name: row.name[locale],
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    description: row.description[locale],
    access: row.access,
    opening_hours: row.openingHours[locale],
    ...picture(row.pictureId),
    urls: urlsOf('venues', row.slug, row.id),
    modules: [],
  }));
}

/** Reads these venues as the API answers them; those that do not exist are left out. */
export async function readVenues(ids: readonly number[], context: AnswerContext): Promise<Venue[]> {
  if (ids.length === 0) return [];
  return venueAnswers(
    await context.db
      .select()
      .from(venues)
      .where(inArray(venues.id, [...new Set(ids)])),
    context,
  );
}
