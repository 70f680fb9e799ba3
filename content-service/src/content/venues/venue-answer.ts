import { inArray } from 'drizzle-orm';
import { type Venue, VenueSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import { picturesIn } from '../media/pictures.ts';
import type { AnswerContext } from '../../platform/http/answer-context.ts';
import { venues } from './tables.ts';

const columns = columnAnswers(VenueSchema);

type VenueRow = typeof venues.$inferSelect;

/** Venues as the contract shows them, without the modules of their page. */
export async function venueAnswers(rows: readonly VenueRow[], { db, locale, urlsOf }: AnswerContext): Promise<Venue[]> {
  const picture = await picturesIn(
    db,
    rows.map(({ pictureId }) => pictureId),
    locale,
  );
  return rows.map((row) => ({
    ...columns(row, locale),
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
