import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { like } from 'drizzle-orm';
import type { ImageThumbnails } from '@foyer/shared/api';
import type { Database } from '../database/database.ts';
import type { DemoPicture } from '../demo/model.ts';
import { renderPicture } from '../demo/pictures/render.ts';
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
  readonly #mediaDirectory: string;

  constructor(db: Database, mediaDirectory: string) {
    this.#db = db;
    this.#mediaDirectory = mediaDirectory;
  }

  /**
   * Makes sure that the file exists.
   * @param file path below the media directory: `demo/aurora-….webp`
   * @returns false when it is no file of a demo picture
   */
  async provide(file: string): Promise<boolean> {
    if (!/^demo\/[\w.-]+-\d+\.webp$/.test(file)) return false;
    if (await exists(join(this.#mediaDirectory, file))) return true;
    const running = this.#drawing.get(file) ?? this.#draw(file).finally(() => this.#drawing.delete(file));
    this.#drawing.set(file, running);
    return running;
  }

  async #draw(file: string): Promise<boolean> {
    // All sizes of a picture have one name; the largest may be narrower than the widest thumbnail.
    const name = file.replace(/\d+\.webp$/, '');
    const [picture] = await this.#db.select().from(pictures).where(like(pictures.url, `/media/${name}%`));
    const size = picture && Object.values(picture.thumbnails).find(({ url }) => url === `/media/${file}`);
    if (!picture?.drawing || !size) return false;
    const bytes = await renderPicture({ ...picture.drawing, width: size.width, height: size.height });
    await writeAtomically(join(this.#mediaDirectory, file), bytes);
    return true;
  }
}

/** Nobody ever reads half a file. */
export async function writeAtomically(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${process.pid}.part`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
