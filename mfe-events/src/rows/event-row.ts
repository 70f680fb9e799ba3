import type { Event } from '@foyer/shared/api';

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
