import { eq } from 'drizzle-orm';
import { MediaUploadSchema, PictureChangeSchema, type UploadedMedia, UploadedMediaSchema } from '@foyer/shared/api';
import type { Database } from '../../platform/database/database.ts';
import { idParameter } from '../../platform/http/paging.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Router } from '../../platform/http/router.ts';
import type { Locale } from '../../platform/languages.ts';
import type { Service } from '../../service.ts';
import { addFile } from './file-library.ts';
import { Incoming } from './incoming.ts';
import type { PictureLibrary } from './picture-library.ts';
import { NO_PICTURE, picturesIn } from './pictures.ts';
import { mediaFiles, pictures } from './tables.ts';
import { refused } from './upload-refusals.ts';

/** What editors put into the library. The scope of `router` reads multipart bodies. */
export function libraryRoutes(router: Router, service: Service, library: PictureLibrary): void {
  const { db, dataDirectory } = service;
  const incoming = new Incoming(dataDirectory);

  router.upload({
    path: 'api/media/',
    area: 'Media',
    summary: 'Put a picture, film, sound or document into the media library',
    role: 'editor',
    body: MediaUploadSchema,
    answer: UploadedMediaSchema,
    receive: async ({ part, locale, user }) => {
      if (part?.fieldname !== 'file') throw refused('missing', locale);
      return incoming.receive({ name: part.filename, content: part.file }, locale, async (file) => {
        const { mime, kind } = file.type;
        const by = { author: user?.username ?? '', locale };
        const { id, isNew } = kind === 'picture' ? await library.add(file, by) : await addFile(file, kind, by, service);
        const shown = kind === 'picture' ? await pictureAnswer(db, id, locale) : await fileAnswer(db, id, locale);
        return { ...shown, id, mime, bytes: file.bytes, is_new: isNew };
      });
    },
  });

  router.write({
    method: 'PATCH',
    path: 'api/media/pictures/{id}/',
    area: 'Media',
    summary: 'Show another part of a picture, or keep another point of it in sight',
    role: 'editor',
    params: { id: idParameter },
    body: PictureChangeSchema,
    answer: UploadedMediaSchema,
    status: 200,
    write: async ({ params: { id }, body, locale, user }) => {
      await library.change(id, body, user?.username ?? '');
      return { body: { ...(await pictureAnswer(db, id, locale)), id, mime: 'image/webp', bytes: 0, is_new: false } };
    },
  });
}

type Shown = Omit<UploadedMedia, 'id' | 'mime' | 'bytes' | 'is_new'>;

async function pictureAnswer(db: Database, id: number, locale: Locale): Promise<Shown> {
  const [row] = await db.select().from(pictures).where(eq(pictures.id, id));
  if (!row) throw notFound(`picture ${id}`);
  const picture = await picturesIn(db, [id], locale);
  return { kind: 'picture', url: row.url, title: row.title[locale], duration: null, ...picture(id) };
}

async function fileAnswer(db: Database, id: number, locale: Locale): Promise<Shown> {
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  if (!row) throw notFound(`media file ${id}`);
  return { kind: row.kind, url: row.url, title: row.title[locale], duration: row.durationS, ...NO_PICTURE };
}
