import type { Locale } from '@foyer/shared';
import type { PickedImage } from '@foyer/shared/popups';
import type { LibraryPicture } from '../media/picture-of.ts';

/** A picture of the library as a popup answers it. */
export const pickedImage = (
  { id, url, thumbnail, alt, credit, width, height, focalX, focalY }: LibraryPicture,
  language: Locale,
): PickedImage => ({
  id,
  url,
  thumbnail,
  alt: alt[language],
  credit: credit[language],
  width,
  height,
  focal_x: focalX,
  focal_y: focalY,
});
