import type { Production } from '@foyer/shared/api';
import { pictureOf, type PictureData } from '../detail/picture-data.ts';

/** What a card shows of a production. Goes into the page's JSON: no more than that. */
export interface ProductionEntry extends PictureData {
  id: number;
  slug: string;
  title: string;
  subtitle?: string;
  genre?: string;
  /** First and last day. */
  from: string | null;
  to: string | null;
}

/** Reduces a production of the API to its card. */
export function toProductionEntry(production: Production): ProductionEntry {
  const { id, slug, title, subtitle, genre, date_from, date_to } = production;
  return {
    id,
    slug,
    title,
    subtitle: subtitle || undefined,
    genre: genre?.name,
    from: date_from,
    to: date_to,
    ...pictureOf(production),
  };
}
