import type { Image, ImageThumbnails } from '@foyer/shared/api';

/** A picture as the design system's `Picture` takes it. */
export interface PictureData {
  image: Image | null;
  thumbnails: ImageThumbnails | null;
}

/** The picture of anything in the API that has one. */
export function pictureOf({
  image_obj,
  image_thumbnails,
}: {
  image_obj: Image | null;
  image_thumbnails: ImageThumbnails | null;
}): PictureData {
  return { image: image_obj, thumbnails: image_thumbnails };
}
