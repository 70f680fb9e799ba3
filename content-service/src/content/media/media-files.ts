import { inArray } from 'drizzle-orm';
import type { MediaFile } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import type { Locale } from '../../platform/languages.ts';
import { picturesIn } from './pictures.ts';
import { mediaFiles } from './tables.ts';

/** Films, sounds and documents of a whole answer by their URLs, in one query. Gives null for a URL that the library does not have. */
export async function mediaFilesIn(
  db: Database,
  urls: readonly string[],
  locale: Locale,
): Promise<(url: unknown) => MediaFile | null> {
  const wanted = [...new Set(urls.filter((url) => url !== ''))];
  const rows = wanted.length > 0 ? await db.select().from(mediaFiles).where(inArray(mediaFiles.url, wanted)) : [];
  const poster = await picturesIn(
    db,
    rows.map(({ posterId }) => posterId),
    locale,
  );
  const byUrl = new Map(rows.map((row) => [row.url, fileIn(row, locale, poster(row.posterId))]));
  return (url) => (typeof url === 'string' ? (byUrl.get(url) ?? null) : null);
}

function fileIn(
  { id, kind, url, mime, bytes, durationS, ...texts }: typeof mediaFiles.$inferSelect,
  locale: Locale,
  poster: Pick<MediaFile, 'image_obj' | 'image_thumbnails'>,
): MediaFile {
  const { title, alt, credit, transcript, captions } = texts;
  return {
    id,
    kind,
    url,
    mime,
    bytes,
    duration: durationS,
    title: title[locale],
    alt: alt[locale],
    credit: credit[locale],
    transcript: transcript[locale],
    captions: captions[locale],
    ...poster,
  };
}
