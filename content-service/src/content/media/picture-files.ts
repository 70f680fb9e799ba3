import type { ImageThumbnails, PictureCrop, Thumbnail } from '@foyer/shared/api';
import type { MediaStorage } from '../../platform/storage/media-storage.ts';
import { cropped, encoded, type Pixels } from './picture-pixels.ts';

export const NAMED_WIDTHS = { small: 480, medium: 960, large: 1920 } as const;
/** Between and beyond them: for phones, for cards on sharp screens, and for pictures across wide windows. */
export const FURTHER_WIDTHS = [720, 1440, 2560];

export interface PictureFiles {
  url: string;
  width: number;
  height: number;
  thumbnails: ImageThumbnails;
}

export interface NewFiles {
  folder: string;
  /** For people who save the picture: `plakat`. */
  name: string;
  crop: PictureCrop | null;
}

/** Writes a picture as WebP in all its widths. A picture is never made wider than it is. */
export async function writePictureFiles(
  storage: MediaStorage,
  whole: Pixels,
  { folder, name, crop }: NewFiles,
): Promise<PictureFiles> {
  const pixels = await cropped(whole, crop);
  const sized = new Map<number, Thumbnail>();
  const ensure = async (wanted: number): Promise<Thumbnail> => {
    const width = Math.min(wanted, pixels.width);
    const known = sized.get(width);
    if (known) return known;
    const height = Math.max(1, Math.round((pixels.height * width) / pixels.width));
    const file = `${folder}/${name}-${width}.webp`;
    await storage.put(file, await encoded(pixels, { width, height }, 'webp'));
    const thumbnail = { url: `/media/${file}`, width, height };
    sized.set(width, thumbnail);
    return thumbnail;
  };
  const named = {
    small: await ensure(NAMED_WIDTHS.small),
    medium: await ensure(NAMED_WIDTHS.medium),
    large: await ensure(NAMED_WIDTHS.large),
  };
  const more: Thumbnail[] = [];
  for (const width of FURTHER_WIDTHS.filter((further) => further <= pixels.width)) more.push(await ensure(width));
  return {
    url: named.large.url,
    width: pixels.width,
    height: pixels.height,
    thumbnails: { ...named, ...(more.length > 0 && { more }) },
  };
}

/** Writes the same widths as AVIF beside them. @param signal ends it early @returns the widths with both */
export async function addAvif(
  storage: MediaStorage,
  whole: Pixels,
  { thumbnails, crop }: { thumbnails: ImageThumbnails; crop: PictureCrop | null },
  signal: AbortSignal,
): Promise<ImageThumbnails> {
  const pixels = await cropped(whole, crop);
  const done = new Map<string, Thumbnail>();
  const withAvif = async (thumbnail: Thumbnail): Promise<Thumbnail> => {
    const known = done.get(thumbnail.url);
    if (known) return known;
    signal.throwIfAborted();
    const avif = thumbnail.url.replace(/\.webp$/, '.avif');
    await storage.put(avif.replace('/media/', ''), await encoded(pixels, thumbnail, 'avif'));
    const both = { ...thumbnail, avif };
    done.set(thumbnail.url, both);
    return both;
  };
  const { small, medium, large, more = [] } = thumbnails;
  const named = { small: await withAvif(small), medium: await withAvif(medium), large: await withAvif(large) };
  const further: Thumbnail[] = [];
  for (const thumbnail of more) further.push(await withAvif(thumbnail));
  return { ...named, ...(further.length > 0 && { more: further }) };
}
