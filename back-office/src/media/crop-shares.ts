import type { PictureCrop } from '@foyer/shared/api';

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
  const { x: left, y: top, width: wide, height: high } = shown ?? { x: 0, y: 0, width: 1, height: 1 };
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
