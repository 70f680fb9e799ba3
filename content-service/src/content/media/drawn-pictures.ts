import { createHash } from 'node:crypto';
import { like } from 'drizzle-orm';
import type { ImageThumbnails, Thumbnail } from '@foyer/shared/api';
import type { House, HousePicture } from '@foyer/shared/house';
import type { Database } from '../../platform/database/database.ts';
import type { MediaStorage } from '../../platform/storage/media-storage.ts';
import type { Service } from '../../service.ts';
import { FURTHER_WIDTHS, NAMED_WIDTHS } from './picture-files.ts';
import { pictures } from './tables.ts';

const FOLDER = 'demo';
const FILE = /^(?<name>demo\/[\w.-]+-)\d+\.(?:webp|avif)$/;

/** URLs of a house's picture in all its sizes. The files are drawn when somebody first asks for them. */
export function drawnPictureUrls(picture: Pick<HousePicture, 'key' | 'kind' | 'seed' | 'width' | 'height'>): {
  url: string;
  thumbnails: ImageThumbnails;
} {
  const { key, kind, seed, width, height } = picture;
  const hash = createHash('sha256')
    .update(JSON.stringify([kind, seed, width, height]))
    .digest('hex')
    .slice(0, 10);
  const sized = (wanted: number): Thumbnail => {
    const size = scaled(picture, wanted);
    const name = `/media/${FOLDER}/${key}-${hash}-${size.width}`;
    return { url: `${name}.webp`, avif: `${name}.avif`, ...size };
  };
  const { small, medium, large } = NAMED_WIDTHS;
  const more = FURTHER_WIDTHS.filter((further) => further <= width).map(sized);
  const thumbnails = {
    small: sized(small),
    medium: sized(medium),
    large: sized(large),
    ...(more.length > 0 && { more }),
  };
  return { url: thumbnails.large.url, thumbnails };
}

function scaled(
  { width, height }: Pick<HousePicture, 'width' | 'height'>,
  wanted: number,
): { width: number; height: number } {
  const target = Math.min(wanted, width);
  return { width: target, height: Math.round((height * target) / width) };
}

/** Has the house draw missing files of its pictures. Two requests for the same file wait for one drawing. */
export class DrawnPictures {
  readonly #drawing = new Map<string, Promise<boolean>>();
  readonly #db: Database;
  readonly #storage: MediaStorage;
  readonly #draw: House['draw'];

  constructor({ db, mediaStorage, drawPicture }: Pick<Service, 'db' | 'mediaStorage' | 'drawPicture'>) {
    this.#db = db;
    this.#storage = mediaStorage;
    this.#draw = drawPicture;
  }

  /**
   * Makes a file that is not there yet.
   * @param file its name in the storage: `demo/aurora-….webp`
   * @returns false when it is no file of a picture that the house draws
   */
  async provide(file: string): Promise<boolean> {
    if (!FILE.test(file)) return false;
    const running = this.#drawing.get(file) ?? this.#make(file).finally(() => this.#drawing.delete(file));
    this.#drawing.set(file, running);
    return running;
  }

  async #make(file: string): Promise<boolean> {
    // All sizes of a picture have one name; the largest may be narrower than the widest thumbnail.
    const [picture] = await this.#db
      .select()
      .from(pictures)
      .where(like(pictures.url, `/media/${file.replace(FILE, '$<name>')}%`));
    if (!picture?.drawing) return false;
    const { small, medium, large, more = [] } = picture.thumbnails;
    const address = `/media/${file}`;
    const size = [small, medium, large, ...more].find(({ url, avif }) => url === address || avif === address);
    if (!size) return false;
    const bytes = await this.#draw(
      { ...picture.drawing, width: size.width, height: size.height },
      size.avif === address ? 'avif' : 'webp',
    );
    if (!bytes) return false;
    await this.#storage.put(file, bytes);
    return true;
  }
}
