import type { House, PictureOrder } from '@foyer/shared/house';
import sharp from 'sharp';
import { aurora } from './aurora.ts';
import { beams } from './beams.ts';
import { chanceOf, type Frame } from './drawing.ts';
import { head } from './head.ts';
import { plan } from './plan.ts';

/** The families of drawn pictures. */
export type PictureKind = 'aurora' | 'beams' | 'plan' | 'head';
type NordlichtOrder = PictureOrder & { kind: PictureKind };

const isNordlicht = (order: PictureOrder): order is NordlichtOrder => order.kind in families;

const families = { aurora, beams, plan, head } satisfies Record<PictureKind, (frame: Frame, seed: number) => string>;

/** How much the grain darkens or lightens, of 255; light pictures show it sooner. */
const grainDepth: Record<PictureKind, number> = { aurora: 11, beams: 10, plan: 7, head: 7 };

/** Pictures are drawn on a sheet of this width and then scaled, so that they are the same in every size. */
const sheetWidth = 1920;

/** The picture as SVG, without grain. The same order always gives the same text. */
export function pictureSvg({ kind, seed, width, height }: NordlichtOrder): string {
  const frame: Frame = {
    width: sheetWidth,
    height: Math.round((sheetWidth * height) / width),
    chance: chanceOf(seed * 7 + kind.length),
  };
  const sheet = `viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="xMidYMid slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${sheet} width="${width}" height="${height}">${families[kind](frame, seed)}</svg>`;
}

/** The picture as an image file, with fine grain. */
export const drawPicture: House['draw'] = async (order, format) => {
  if (!isNordlicht(order)) return null;
  const picture = sharp(Buffer.from(pictureSvg(order)))
    .composite([{ input: await grain(order), tile: true, blend: 'soft-light' }])
    .removeAlpha();
  // The least effort: while somebody waits, and half the bytes of WebP all the same.
  if (format === 'avif') return picture.avif({ quality: 50, effort: 0 }).toBuffer();
  return picture.webp({ quality: 78, effort: 4 }).toBuffer();
};

/** A tile of grey grain around middle grey, which soft light adds to what lies below; no larger than the picture. */
async function grain({ kind, seed, width, height }: NordlichtOrder): Promise<Buffer> {
  const side = Math.min(512, width, height);
  const chance = chanceOf(seed + 4711);
  const depth = grainDepth[kind] * 3;
  const pixels = Buffer.alloc(side * side);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = Math.round(128 + (chance.between(-depth, depth) + chance.between(-depth, depth)) / 2);
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer();
}
