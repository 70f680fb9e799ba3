import { ApiError, type Locale, type Site } from '@foyer/shared';
import type { ImageThumbnails, PictureCrop } from '@foyer/shared/api';
import { interfaceApi } from '../../interface/interface-api.ts';
import { type Kept, readKept } from '../../records/kept.ts';

/** What editors say of a picture, and which point of it stays in sight. */
export interface PictureValues {
  alt: Record<Locale, string>;
  credit: Record<Locale, string>;
  /** Shares of what is shown, from the upper left corner. */
  focal_x: number;
  focal_y: number;
}

/** A picture as the back-office keeps it. */
export interface PictureRecord extends PictureValues {
  id: number;
  url: string;
  /** Of what is shown, in pixels. */
  width: number;
  height: number;
  /** The part of the whole picture that is shown; null for all of it. */
  crop: PictureCrop | null;
  thumbnails: ImageThumbnails;
}

export type KeptPicture = Kept<PictureRecord>;

const PICTURES = '/{locale}/api/back-office/pictures/';

/** Pictures of the library, as records of the back-office. */
export class PictureRecords {
  readonly #site: Pick<Site, 'api' | 'user'>;

  constructor(site: Pick<Site, 'api' | 'user'>) {
    this.#site = site;
  }

  /** @throws ApiError */
  read(id: number): Promise<KeptPicture> {
    return readKept(this.#api, `${PICTURES}${id}/`);
  }

  /** @param etag of the picture that was changed @throws ApiError 400; 412 when somebody else was faster, see `overtakenBy` */
  change(id: number, { alt, credit, focal_x, focal_y }: PictureValues, etag: string): Promise<PictureRecord> {
    const body = { alt, credit, focal_x, focal_y };
    return this.#api.send<PictureRecord>('PUT', `${PICTURES}${id}/`, body, { 'if-match': etag });
  }

  /** Shows another part; null for all of it. The focal point stays on what it was on. @throws ApiError */
  async crop(id: number, crop: PictureCrop | null): Promise<void> {
    await this.#api.send('PATCH', `/{locale}/api/media/pictures/${id}/`, { crop });
  }

  get #api() {
    return interfaceApi(this.#site);
  }
}

/** The picture as somebody else has left it, if a change was refused because of that; else null. */
export function overtakenBy(error: unknown): KeptPicture | null {
  if (!(error instanceof ApiError) || error.status !== 412 || !error.problem) return null;
  const { current, current_etag: etag } = error.problem as unknown as { current: PictureRecord; current_etag: string };
  return { record: current, etag };
}
