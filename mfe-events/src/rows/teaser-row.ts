import type { Image, ImageThumbnails, Teaser } from '@foyer/shared/api';
import type { Day } from '../days/day.ts';

/** What the band between the events of a day shows. */
export interface TeaserRow {
  id: number;
  day: Day;
  preline?: string;
  headline: string;
  subline?: string;
  url?: string;
  /** What to do there; empty where the headline says it. */
  linkText?: string;
  image?: Image | null;
  thumbnails?: ImageThumbnails | null;
}

/** Reduces a teaser of the API to its band. */
export function toTeaserRow({
  id,
  date,
  name,
  preline,
  headline,
  subline,
  link,
  link_text,
  image_obj,
  image_thumbnails,
}: Teaser): TeaserRow {
  return {
    id,
    day: date,
    preline: preline || undefined,
    headline: headline || name,
    subline: subline || undefined,
    url: link?.url,
    linkText: link_text,
    image: image_obj,
    thumbnails: image_thumbnails,
  };
}
