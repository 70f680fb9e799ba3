import type { Event, Image, ImageThumbnails } from '@foyer/shared/api';

/** What a row of a list shows of an event. Goes into the page's JSON: no more than that. */
export interface EventRow {
  id: number;
  slug: string;
  title: string;
  subtitle?: string;
  /** ISO instant. */
  start: string;
  place?: string;
  status: Event['status'];
  /** Where the tickets are. */
  ticket?: string;
  /** For lists that show pictures. */
  image?: Image | null;
  thumbnails?: ImageThumbnails | null;
}

/** Reduces an event of the API to its row. */
export function toEventRow(event: Event): EventRow {
  return {
    id: event.id,
    slug: event.slug,
    title: event.title,
    subtitle: event.subtitle || undefined,
    start: event.date_start,
    place: event.room?.name ?? event.venue?.name,
    status: event.status,
    ticket: event.ticket_url ?? undefined,
  };
}

/** The same for lists that show pictures. */
export const withPicture = (event: Event): EventRow => ({
  ...toEventRow(event),
  image: event.image_obj,
  thumbnails: event.image_thumbnails,
});
