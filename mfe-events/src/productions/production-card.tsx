import { Card, Eyebrow, Picture, useFormats, useHref, useMessages, useNow } from '@foyer/shared';
import { periodOf } from './period.ts';
import type { ProductionEntry } from './production-entry.ts';

interface ProductionCardProps {
  production: ProductionEntry;
  /** The first of its group, set larger. */
  big?: boolean;
  /** Loads its picture at once. */
  priority?: boolean;
  level?: 2 | 3;
  sizes: string;
}

/** A production as a picture that leads on. Whoever lists cards decides the picture's shape. */
export function ProductionCard({ production, big, priority, level = 2, sizes }: ProductionCardProps) {
  const t = useMessages();
  const href = useHref();
  const formats = useFormats();
  const { id, slug, title, subtitle, genre, image, thumbnails } = production;
  const period = periodOf(production, useNow(), formats, t);
  return (
    <Card
      href={href('productions-slug-id', { slug, id })}
      title={title}
      level={level}
      big={big}
      // The title says what it is; the picture is its colour.
      picture={<Picture image={image} thumbnails={thumbnails} alt="" cover priority={priority} sizes={sizes} />}
      preline={genre && <Eyebrow>{genre}</Eyebrow>}
      meta={[subtitle, period].filter(Boolean).join(', ')}
    />
  );
}
