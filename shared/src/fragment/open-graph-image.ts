import type { Thumbnail } from '../api/index.ts';

/** A page's picture for other sites, as `Head.meta`; nothing for a page without one. */
export function openGraphImage(picture: Thumbnail | null | undefined, alt = ''): Record<string, string> {
  if (!picture) return {};
  return {
    'og:image': picture.url,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': alt,
  };
}
