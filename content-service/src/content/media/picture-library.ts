import { and, eq, ne } from 'drizzle-orm';
import { buffer } from 'node:stream/consumers';
import type { PictureChange, PictureCrop } from '@foyer/shared/api';
import type { Drawing } from '@foyer/shared/house';
import { differences, recordAuditEvents } from '../../platform/audit/audit-trail.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import type { Locale } from '../../platform/languages.ts';
import { EVERYTHING } from '../../platform/changes/changes.ts';
import type { Service } from '../../service.ts';
import { adopt, reserve } from './folders.ts';
import type { IncomingFile } from './incoming.ts';
import { cleanName, MASTERS, newFolder, titleFrom } from './names.ts';
import { writePictureFiles } from './picture-files.ts';
import { masterOf, PictureFault, type Pixels, readPixels } from './picture-pixels.ts';
import { mediaFolders, pictures } from './tables.ts';
import { refused } from './upload-refusals.ts';

/** The job that makes the AVIF files of a picture. */
export const AVIF_JOB = 'media.avif';

type PictureRow = typeof pictures.$inferSelect;
type Needs = Pick<Service, 'db' | 'changes' | 'jobs' | 'mediaStorage' | 'now' | 'drawPicture'>;

/**
 * Pictures that come in and change. Files are written into folders that are noted before: after a crash they belong to
 * nothing and are swept. A picture appears with all its WebP files, by one commit.
 */
export class PictureLibrary {
  readonly #service: Needs;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(service: Needs) {
    this.#service = service;
  }

  /** @returns the picture's id @throws HttpProblem 413 or 415 in the editor's language */
  async add(
    { name, path, sha256 }: IncomingFile,
    { author, locale }: { author: string; locale: Locale },
  ): Promise<{ id: number; isNew: boolean }> {
    const known = await this.#bySha(this.#service.db, sha256);
    if (known) return { id: known, isNew: false };
    return this.#inTurn(async () => {
      const { changes, jobs, mediaStorage } = this.#service;
      const pixels = await readPixels(path).catch((error: unknown) => {
        throw error instanceof PictureFault ? refused(error.why, locale) : error;
      });
      const master = `${MASTERS}/${newFolder()}/master.webp`;
      const folder = newFolder();
      await this.#reserve(folder, folderOf(master));
      await mediaStorage.put(master, await masterOf(pixels));
      const files = await writePictureFiles(mediaStorage, pixels, { folder, name: cleanName(name), crop: null });
      const title = titleFrom(name);
      const row = {
        ...files,
        title: { de: title, en: title },
        alt: EMPTY,
        credit: EMPTY,
        focalX: 0.5,
        focalY: 0.5,
        sha256,
        master,
        createdAt: this.#service.now(),
      };
      return changes.write(
        () => ['media'],
        async (tx) => {
          const [added] = await tx
            .insert(pictures)
            .values(row)
            .onConflictDoNothing({ target: pictures.sha256 })
            .returning({ id: pictures.id });
          // The same file came twice at once.
          if (!added) return { id: (await this.#bySha(tx, sha256)) ?? 0, isNew: false };
          await adopt(tx, [folder, folderOf(master)], { pictureId: added.id });
          await jobs.add(tx, AVIF_JOB, { picture: added.id }, { key: String(added.id) });
          await recordAuditEvents(tx, [{ author, action: 'create', resource: 'pictures', recordId: added.id, title }]);
          return { id: added.id, isNew: true };
        },
      );
    });
  }

  /**
   * Shows another part of a picture, under new addresses, or keeps another point in sight. The files before stay for some days:
   * open pages show them.
   * @throws HttpProblem 404, 400 for a crop that leaves the picture
   */
  async change(id: number, change: PictureChange, author: string): Promise<void> {
    const { db } = this.#service;
    const [row] = await db.select().from(pictures).where(eq(pictures.id, id));
    if (!row) throw notFound(`picture ${id}`);
    const crop = change.crop === undefined ? row.crop : normalised(change.crop);
    const focal = {
      focalX: change.focal_x ?? moved(row.focalX, row.crop, crop, 'x'),
      focalY: change.focal_y ?? moved(row.focalY, row.crop, crop, 'y'),
    };
    if (!isSame(crop, row.crop)) await this.#inTurn(() => this.#cut(row, crop, focal, author));
    else if (focal.focalX !== row.focalX || focal.focalY !== row.focalY) await this.#write(row, focal, author);
  }

  /** All of a picture, in memory. @throws Error when its master is gone */
  async pixelsOf({ id, master }: Pick<PictureRow, 'id' | 'master'>): Promise<Pixels> {
    const stream = master === null ? null : await this.#service.mediaStorage.get(master);
    if (!stream) throw new Error(`picture ${id} has no master`);
    return readPixels(await buffer(stream));
  }

  async #cut(row: PictureRow, crop: PictureCrop | null, focal: Partial<PictureRow>, author: string): Promise<void> {
    const { mediaStorage } = this.#service;
    const master = row.master ?? `${MASTERS}/${newFolder()}/master.webp`;
    const folder = newFolder();
    await this.#reserve(folder, ...(row.master ? [] : [folderOf(master)]));
    if (row.drawing && !row.master) await mediaStorage.put(master, await this.#drawMaster(row.id, row.drawing, row));
    const pixels = await this.pixelsOf({ id: row.id, master });
    const files = await writePictureFiles(mediaStorage, pixels, { folder, name: nameIn(row.url), crop });
    await this.#write(row, { ...files, ...focal, crop, master }, author, [folder, folderOf(master)]);
  }

  async #drawMaster(id: number, drawing: Drawing, { width, height }: PictureRow): Promise<Buffer> {
    const drawn = await this.#service.drawPicture({ ...drawing, width, height }, 'webp');
    if (!drawn) throw new Error(`picture ${id} is drawn by a house that is not here`);
    return masterOf(await readPixels(drawn));
  }

  /** @param folders its folders from now on; the others are let go */
  async #write(row: PictureRow, fields: Partial<PictureRow>, author: string, folders: string[] = []): Promise<void> {
    const { id, title } = row;
    const { changes, jobs, now } = this.#service;
    await changes.write(
      () => [EVERYTHING],
      async (tx) => {
        const found = await tx.update(pictures).set(fields).where(eq(pictures.id, id)).returning({ id: pictures.id });
        if (found.length === 0) throw notFound(`picture ${id}`);
        const changed = differences(shownOf(row), shownOf({ ...row, ...fields }));
        await recordAuditEvents(tx, [
          { author, action: 'update', resource: 'pictures', recordId: id, title: title.de, changes: changed },
        ]);
        if (folders.length === 0) return;
        const others = and(eq(mediaFolders.pictureId, id), ...folders.map((folder) => ne(mediaFolders.folder, folder)));
        await tx.update(mediaFolders).set({ pictureId: null, unusedSince: now() }).where(others);
        await adopt(tx, folders, { pictureId: id });
        await jobs.add(tx, AVIF_JOB, { picture: id }, { key: String(id) });
      },
    );
  }

  #reserve(...folders: string[]): Promise<void> {
    return reserve(this.#service.db, folders, this.#service.now());
  }

  async #bySha(db: Database, sha256: string): Promise<number | null> {
    const [row] = await db.select({ id: pictures.id }).from(pictures).where(eq(pictures.sha256, sha256));
    return row?.id ?? null;
  }

  /** One picture at a time is unfolded in memory, and visitors get their share of the processor. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}

const EMPTY = { de: '', en: '' };

/** What the audit trail tells of a picture's part and point. */
const shownOf = ({ crop, focalX, focalY }: PictureRow): Record<string, unknown> => ({
  crop,
  focal_x: focalX,
  focal_y: focalY,
});

/** `masters/ab12/master.webp` -> `masters/ab12` */
export const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/'));

/** `/media/ab12/plakat-1920.webp` -> `plakat` */
const nameIn = (url: string): string =>
  cleanName((url.split('/').at(-1) ?? '').replace(/-\d+\.\w+$/, '').replace(/-[0-9a-f]{10}$/, ''));

/** @throws HttpProblem 400 for a crop that leaves the picture; all of the picture is no crop */
function normalised(crop: PictureCrop | null): PictureCrop | null {
  if (!crop) return null;
  if (crop.x + crop.width > 1.0001 || crop.y + crop.height > 1.0001)
    throw invalid({ crop: ['It must lie within the picture: x + width and y + height are 1 at most.'] });
  return crop.width > 0.9999 && crop.height > 0.9999 ? null : crop;
}

const isSame = (one: PictureCrop | null, other: PictureCrop | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height);

/** The same point of the picture, as a share of another part of it. */
function moved(share: number, before: PictureCrop | null, after: PictureCrop | null, axis: 'x' | 'y'): number {
  const size = axis === 'x' ? 'width' : 'height';
  const [from, to] = [before ?? WHOLE, after ?? WHOLE];
  return Math.min(1, Math.max(0, (from[axis] + share * from[size] - to[axis]) / to[size]));
}

const WHOLE: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };
