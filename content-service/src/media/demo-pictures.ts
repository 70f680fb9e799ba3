import { createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { ImageThumbnails } from '@foyer/shared/api';
import type { Database } from '../database/database.ts';
import type { DemoPicture } from '../demo/model.ts';
import { renderPicture } from '../demo/pictures/render.ts';
import type { MediaStorage } from './media-storage.ts';
import { pictures } from './tables.ts';

/** Raise when pictures are drawn differently: their names, and with them browsers' copies, change. */
const DRAWING = 1;
const WIDTHS = { small: 480, medium: 960, large: 1920 } as const;
const FOLDER = 'demo';

type NamedPicture = Pick<DemoPicture, 'key' | 'kind' | 'seed' | 'width' | 'height'>;

/** URLs of a demo picture in all its sizes. The files are drawn when somebody first asks for them. */
export function demoPictureUrls(picture: NamedPicture): { url: string; thumbnails: ImageThumbnails } {
  const { key, kind, seed, width, height } = picture;
  const hash = createHash('sha256').update(JSON.stringify([DRAWING, kind, seed, width, height])).digest('hex').slice(0, 10);
  const sized = (wanted: number) => {
    const size = scaled(picture, wanted);
    return { url: `/media/${FOLDER}/${key}-${hash}-${size.width}.webp`, ...size };
  };
  const thumbnails = { small: sized(WIDTHS.small), medium: sized(WIDTHS.medium), large: sized(WIDTHS.large) };
  return { url: thumbnails.large.url, thumbnails };
}

function scaled({ width, height }: Pick<DemoPicture, 'width' | 'height'>, wanted: number): { width: number; height: number } {
  const target = Math.min(wanted, width);
  return { width: target, height: Math.round((height * target) / width) };
}

/** Draws missing files of demo pictures. Two requests for the same file wait for one drawing. */
export class DemoPictures {
  readonly #drawing = new Map<string, Promise<boolean>>();
  readonly #db: Database;
  readonly #storage: MediaStorage;

  constructor(db: Database, storage: MediaStorage) {
    this.#db = db;
    this.#storage = storage;
  }

  /**
   * Makes a file that is not there yet.
   * @param file its name in the storage: `demo/aurora-….webp`
   * @returns false when it is no file of a demo picture
   */
  async provide(file: string): Promise<boolean> {
    if (!/^demo\/[\w.-]+-\d+\.webp$/.test(file)) return false;
    const running = this.#drawing.get(file) ?? this.#draw(file).finally(() => this.#drawing.delete(file));
    this.#drawing.set(file, running);
    return running;
  }

  async #draw(file: string): Promise<boolean> {
    // All sizes of a picture have one name; the largest may be narrower than the widest thumbnail.
    const name = file.replace(/\d+\.webp$/, '');
    const [picture] = await this.#db.select().from(pictures).where(like(pictures.url, `/media/${name}%`));
    const size = picture && [picture.thumbnails.small, picture.thumbnails.medium, picture.thumbnails.large].find(({ url }) => url === `/media/${file}`);
    if (!picture?.drawing || !size) return false;
    const bytes = await renderPicture({ ...picture.drawing, width: size.width, height: size.height });
    await this.#storage.put(file, bytes);
    return true;
  }
}
