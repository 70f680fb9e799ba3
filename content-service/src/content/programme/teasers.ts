import type { Teaser } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { picturesIn } from '../media/pictures.ts';
import type { eventTeasers } from './tables.ts';

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
    id: row.id,
    name: row.name[locale],
    date: row.day,
    link: row.link && { url: row.link[locale] },
    preline: row.preline[locale],
    headline: row.headline[locale],
    subline: row.subline[locale],
    link_text: row.linkText[locale],
    ...picture(row.pictureId),
  }));
}
