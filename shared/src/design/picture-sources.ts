import type { Head } from '../contract.ts';
import type { Image, ImageThumbnails } from '../api/index.ts';

/** A picture's widths as `srcset`; `avif` is empty unless it has been made. */
export function sourcesOf(thumbnails: ImageThumbnails | null | undefined): { srcset: string; avif: string } {
  const { small, medium, large, more = [] } = thumbnails ?? {};
  // A narrow picture is its own large version: every file is offered once.
  const files = new Map([small, medium, ...more, large].flatMap((file) => (file ? [[file.url, file]] : [])));
  const widths = [...files.values()].sort((one, other) => one.width - other.width);
  return {
    srcset: widths.map(({ url, width }) => `${url} ${width}w`).join(', '),
    avif: widths.flatMap(({ avif, width }) => (avif ? [`${avif} ${width}w`] : [])).join(', '),
  };
}

/** What a page's head says so that a `Picture` with these `sizes` is on its way before the page is read; nothing without a picture. */
export function picturePreload(
  image: Image | null | undefined,
  thumbnails: ImageThumbnails | null | undefined,
  sizes: string,
): Head['preloadImages'] {
  if (!image) return undefined;
  const { srcset, avif } = sourcesOf(thumbnails);
  const widths = avif || srcset;
  return [
    {
      href: (thumbnails?.medium ?? image).url,
      ...(widths && { srcset: widths, sizes }),
      ...(avif && { type: 'image/avif' }),
    },
  ];
}
