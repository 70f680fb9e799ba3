/** What those who look after pictures work with, in the back-office and on the page. Visitors get none of it. */
export { CropFrame } from './lazy-crop-frame.ts';
export type { CropFrameProps } from './crop-frame.tsx';
export {
  ALL_OF_IT,
  CROP_FORMATS,
  type CropFormat,
  largestOf,
  leavesOut,
  partOfWhole,
  pixelsOf,
} from './crop-shares.ts';
export { FocalPoint, FocalPreviews } from './focal-point.tsx';
