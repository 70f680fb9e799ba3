import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { PictureCrop } from '@foyer/shared/api';

// Each picture is read once for all that is made of it: what was read stays for nobody.
sharp.cache(false);

/** A small file can unfold into any number of pixels. */
const MAX_PIXELS = 100_000_000;
/** Of whole pictures that are kept: wider than any screen needs them, so that a crop is still sharp. */
const MASTER_SIDE = 3840;
const READING: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true };
const MASTER = { quality: 92, smartSubsample: true, effort: 2 } as const;
const WEBP = { quality: 80 } as const;
/** Higher efforts take many times as long for the same bytes. */
const AVIF = { quality: 55, effort: 3 } as const;

/** Pixels in memory, upright, as sRGB, without metadata. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Why a picture cannot be read. */
export class PictureFault extends Error {
  readonly why: 'broken' | 'pixels' | 'animated';

  constructor(why: PictureFault['why'], cause?: unknown) {
    super(`The picture is ${why}`, { cause });
    this.name = 'PictureFault';
    this.why = why;
  }
}

/** @throws PictureFault */
export async function readPixels(source: string | Buffer): Promise<Pixels> {
  try {
    const {
      width,
      height,
      pages = 1,
      format,
    } = await sharp(source, { ...READING, limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) throw new PictureFault('pixels');
    if (pages > 1 && (format === 'gif' || format === 'webp')) throw new PictureFault('animated');
    const picture = sharp(source, READING)
      .autoOrient()
      .resize({ width: MASTER_SIDE, height: MASTER_SIDE, fit: 'inside', withoutEnlargement: true });
    return await inMemory(picture.toColourspace('srgb'));
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault('broken', error);
  }
}

/** What is kept of an upload: all of the picture, nothing of who took it, when and where. */
export const masterOf = (pixels: Pixels): Promise<Buffer> => from(pixels).webp(MASTER).toBuffer();

/** The part of a picture that is shown. */
export async function cropped(pixels: Pixels, crop: PictureCrop | null): Promise<Pixels> {
  if (!crop) return pixels;
  const left = Math.min(Math.round(crop.x * pixels.width), pixels.width - 1);
  const top = Math.min(Math.round(crop.y * pixels.height), pixels.height - 1);
  const width = Math.max(1, Math.min(Math.round(crop.width * pixels.width), pixels.width - left));
  const height = Math.max(1, Math.min(Math.round(crop.height * pixels.height), pixels.height - top));
  return inMemory(from(pixels).extract({ left, top, width, height }));
}

/** A picture in one size, as a file. */
export function encoded(
  pixels: Pixels,
  { width, height }: { width: number; height: number },
  format: 'webp' | 'avif',
): Promise<Buffer> {
  const sized = from(pixels).resize({ width, height, fit: 'fill' });
  return (format === 'webp' ? sized.webp(WEBP) : sized.avif(AVIF)).toBuffer();
}

const from = ({ data, width, height, channels }: Pixels): Sharp => sharp(data, { raw: { width, height, channels } });

async function inMemory(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}
