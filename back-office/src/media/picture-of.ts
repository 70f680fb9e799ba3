import type { ImageThumbnails, PictureCrop, ResourceRecord } from '@foyer/shared/api';

/** A picture of the library, as its records describe it. */
export interface LibraryPicture {
  id: number;
  url: string;
  /** A small one, for grids. */
  thumbnail: string;
  /** One to work on. */
  preview: string;
  /** What of the whole picture is shown; null for all of it. Width and height are those of what is shown. */
  crop: PictureCrop | null;
  width: number;
  height: number;
  focalX: number;
  focalY: number;
  alt: { de: string; en: string };
  title: { de: string; en: string };
  credit: { de: string; en: string };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);
const textsOf = (value: unknown) => {
  const { de, en } = isObject(value) ? value : { de: value, en: value };
  return { de: typeof de === 'string' ? de : '', en: typeof en === 'string' ? en : '' };
};

/** A record of `pictures`; fields that it lacks are taken as not entered. */
export function pictureOf(record: ResourceRecord): LibraryPicture {
  const thumbnails = (isObject(record.thumbnails) ? record.thumbnails : {}) as Partial<ImageThumbnails>;
  const url = typeof record.url === 'string' ? record.url : (thumbnails.large?.url ?? '');
  return {
    id: record.id,
    url,
    thumbnail: thumbnails.small?.url ?? url,
    preview: thumbnails.medium?.url ?? url,
    crop: isObject(record.crop) ? (record.crop as PictureCrop) : null,
    width: numberOf(record.width, 0),
    height: numberOf(record.height, 0),
    focalX: numberOf(record.focal_x, 0.5),
    focalY: numberOf(record.focal_y, 0.5),
    alt: textsOf(record.alt),
    title: textsOf(record.title),
    credit: textsOf(record.credit),
  };
}
