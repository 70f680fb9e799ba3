import { type Teaser, TeaserSchema } from '@foyer/shared/api';
import { columnAnswers } from '../../platform/database/column-answers.ts';
import type { Database } from '../../platform/database/database.ts';
import { linkIn, type Locale } from '../../platform/languages.ts';
import { picturesIn } from '../media/pictures.ts';
import type { eventTeasers } from './tables.ts';

const columns = columnAnswers(TeaserSchema);

/** Announcements among the events. */
export async function teaserAnswers(
  rows: readonly (typeof eventTeasers.$inferSelect)[],
  db: Database,
  locale: Locale,
): Promise<Teaser[]> {
  const picture = await picturesIn(
    db,
    rows.map(({ pictureId }) => pictureId),
    locale,
  );
  return rows.map((row) => ({
    ...columns(row, locale),
    date: row.day,
    link: linkIn(row.link, locale),
    ...picture(row.pictureId),
  }));
}
