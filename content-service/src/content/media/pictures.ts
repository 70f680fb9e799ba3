import { inArray } from 'drizzle-orm';
import type { Image, ImageThumbnails } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { pictures } from './tables.ts';

/** The two fields by which answers carry a picture. */
export interface PictureFields {
  image_obj: Image | null;
  image_thumbnails: ImageThumbnails | null;
}

export const NO_PICTURE: PictureFields = { image_obj: null, image_thumbnails: null };

/** Pictures of a whole answer, in one query. Gives the fields for an id; none for null or unknown ids. */
export async function picturesIn(
  db: Database,
  ids: readonly (number | null)[],
  locale: Locale,
): Promise<(id: number | null) => PictureFields> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  const rows = wanted.length > 0 ? await db.select().from(pictures).where(inArray(pictures.id, wanted)) : [];
  const byId = new Map(rows.map((row) => [row.id, fieldsOf(row, locale)]));
  return (id) => (id === null ? NO_PICTURE : (byId.get(id) ?? NO_PICTURE));
}

function fieldsOf(row: typeof pictures.$inferSelect, locale: Locale): PictureFields {
  return {
    image_obj: {
      id: row.id,
      url: row.url,
      alt: row.alt[locale],
      credit: row.credit[locale],
      width: row.width,
      height: row.height,
      focal_x: row.focalX,
      focal_y: row.focalY,
    },
    image_thumbnails: row.thumbnails,
  };
}
