import type { PictureCrop } from '../api/index.ts';

/** All of what is shown of a picture. */
export const ALL_OF_IT: PictureCrop = { x: 0, y: 0, width: 1, height: 1 };
/** Shapes that a part can be given, as width to height. */
export const CROP_FORMATS = [
  { name: '16:9', ratio: 16 / 9 },
  { name: '4:3', ratio: 4 / 3 },
  { name: '1:1', ratio: 1 },
  { name: '3:4', ratio: 3 / 4 },
] as const;
export type CropFormat = (typeof CROP_FORMATS)[number];

/** Shares are kept to a hundred-thousandth: less than a pixel of any picture. */
const EXACT = 100_000;
/** A selection that leaves out less than this is all of the picture. */
const NOTICEABLE = 0.001;

const rounded = (share: number) => Math.round(share * EXACT) / EXACT;

/** Place and length of a part along one side, which never reaches past its end. */
function within(start: number, length: number): [number, number] {
  const from = rounded(Math.min(1, Math.max(0, start)));
  return [from, Math.min(rounded(length), rounded(1 - from))];
}

/**
 * A part of what is shown of a picture, as a part of the whole picture.
 * @param part in shares of what is shown
 * @param shown in shares of the whole; null when all of it is shown
 */
export function partOfWhole(part: PictureCrop, shown: PictureCrop | null): PictureCrop {
  const { x: left, y: top, width: wide, height: high } = shown ?? ALL_OF_IT;
  const [x, width] = within(left + part.x * wide, part.width * wide);
  const [y, height] = within(top + part.y * high, part.height * high);
  return { x, y, width, height };
}

/** Whether a selection leaves out anything. */
export const leavesOut = ({ width, height }: PictureCrop): boolean => width < 1 - NOTICEABLE || height < 1 - NOTICEABLE;

/** The largest part of a shape, in the middle. @param ratio width to height, in pixels @param picture its width to its height */
export function largestOf(ratio: number, picture: number): PictureCrop {
  const [width, height] = ratio > picture ? [1, picture / ratio] : [ratio / picture, 1];
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}

/** Less of a side is no part that anybody means. */
const LEAST = 0.01;
const between = (least: number, share: number, most: number) => Math.min(most, Math.max(least, share));

/**
 * A part of which one measure is another one. It stays within the picture, and keeps its shape where that is fixed.
 * @param shape its width to its height, in shares
 */
export function withMeasure(part: PictureCrop, measure: keyof PictureCrop, share: number, shape?: number): PictureCrop {
  let { width, height } = part;
  if (measure === 'width') {
    width = between(LEAST, share, Math.min(1, shape ?? 1));
    height = shape === undefined ? height : width / shape;
  }
  if (measure === 'height') {
    height = between(LEAST, share, Math.min(1, 1 / (shape ?? 1)));
    width = shape === undefined ? width : height * shape;
  }
  const x = between(0, measure === 'x' ? share : part.x, 1 - width);
  const y = between(0, measure === 'y' ? share : part.y, 1 - height);
  return { x, y, width, height };
}

/** How large a part is in pixels, at least one each way. @param picture what it is a part of, in pixels */
export const pixelsOf = (part: PictureCrop, picture: { width: number; height: number }) => ({
  width: Math.max(1, Math.round(part.width * picture.width)),
  height: Math.max(1, Math.round(part.height * picture.height)),
});
