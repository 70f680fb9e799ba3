import { css, type SerializedStyles } from '@emotion/react';
import type { Image, ImageThumbnails } from '../api/index.ts';
import { sourcesOf } from './picture-sources.ts';

/** Grey until it is there. The attributes `width` and `height` keep the room. */
const picture = css({ width: '100%', background: 'var(--grey)' });
/** Only offers formats: the picture stands in the layout as if it were alone. */
const frame = css({ display: 'contents' });
const fill = css({ height: '100%', objectFit: 'cover' });

/** A quiet curtain of light, drawn: for what has no picture. */
const placeholder = css({
  aspectRatio: '3 / 2',
  background:
    'linear-gradient(var(--grey) 20%, transparent 60%, var(--grey)), repeating-linear-gradient(90deg, var(--grey) 0 3%, var(--hair) 3% 7%, var(--paper) 7% 8%, var(--grey) 8% 13%, var(--hair) 13% 14.3%)',
});
const placeholderFill = css({ aspectRatio: 'auto', height: '100%', minHeight: '6rem' });

const focal = new Map<string, SerializedStyles>();

/** Keeps the point in sight that the editor has chosen. As a class, since the page's policy forbids inline styles; in steps of 10 %, so that there are few. */
function focalPoint({ focal_x, focal_y }: Image): SerializedStyles | undefined {
  const position = [focal_x, focal_y].map((part) => `${Math.round(part * 10) * 10}%`).join(' ');
  if (position === '50% 50%') return undefined;
  const style = focal.get(position) ?? css({ objectPosition: position });
  focal.set(position, style);
  return style;
}

export interface PictureProps {
  image: Image | null | undefined;
  thumbnails?: ImageThumbnails | null;
  /** How wide it will be, as in `<img sizes>`: '(min-width: 64em) 60vw, 100vw'. */
  sizes?: string;
  /** Fills the box around it and is cropped at its focal point, instead of keeping its own shape. */
  cover?: boolean;
  /** For the picture a visitor sees first: loads at once. */
  priority?: boolean;
  /** Says what is to be seen; by default what the media library says. Empty where the text beside says it. */
  alt?: string;
  className?: string;
}

/** A picture of the media library in the widths that it has. Without one, a quiet block of the same size. */
export function Picture({ image, thumbnails, sizes = '100vw', cover, priority, alt, className }: PictureProps) {
  if (!image) return <div aria-hidden="true" css={[placeholder, cover && placeholderFill]} className={className} />;
  const { srcset, avif } = sourcesOf(thumbnails);
  const img = (
    <img
      css={[picture, cover && fill, cover && focalPoint(image)]}
      className={className}
      src={(thumbnails?.medium ?? image).url}
      srcSet={srcset || undefined}
      sizes={srcset ? sizes : undefined}
      width={image.width}
      height={image.height}
      alt={alt ?? image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  );
  if (!avif) return img;
  return (
    <picture css={frame}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {img}
    </picture>
  );
}
