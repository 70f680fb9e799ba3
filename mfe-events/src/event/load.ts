import { ApiError, NotFoundError, RedirectError, type FragmentContext } from '@foyer/shared';
import type { Event, EventDetail, Image, ImageThumbnails } from '@foyer/shared/api';
import { toEventRow, type EventRow } from '../rows/event-row.ts';
import { groupTeam, type TeamRole } from './team.ts';

/** What the page of an event shows, and no more: it goes into the page's JSON. */
export interface EventData extends EventRow {
  preline?: string;
  teaser?: string;
  /** Sanitised HTML. */
  description?: string;
  end: string;
  /** The house that the room is in. */
  venue?: string;
  /** When it was to begin before it was postponed. */
  previousStart?: string;
  price: { from: number | null; to: number | null; currency: string };
  access: Event['access'];
  notes?: string;
  series?: string;
  image: Image | null;
  thumbnails: ImageThumbnails | null;
  team: TeamRole[];
  /** Further dates of the same production. */
  dates: EventRow[];
  urls: Event['urls'];
  /** Counts changes of the date, for calendars. */
  sequence: number;
}

/** So many further dates are listed; the programme has them all. */
const DATES = 8;

/**
 * Reads the event that the address names.
 * @throws NotFoundError if there is none, RedirectError (301) if its name in the address is not, or no longer, its own
 */
export async function loadEvent({ api, location, href, now }: FragmentContext): Promise<EventData> {
  const { id, slug } = location.params;
  if (!id || !/^\d+$/.test(id)) throw new NotFoundError(`"${id}" names no event`);
  const event = await api.get<EventDetail>(`/{locale}/api/events/${id}/`).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) throw new NotFoundError(`There is no event ${id}`);
    throw error;
  });
  if (event.slug !== slug) throw new RedirectError(href('events.detail', { slug: event.slug, id: event.id }) + location.search, 301);
  return {
    ...toEventRow(event),
    preline: event.preline || undefined,
    teaser: event.teaser_text || undefined,
    description: event.description || undefined,
    end: event.date_end,
    venue: event.room ? event.venue?.name : undefined,
    previousStart: event.previous_date_start ?? undefined,
    price: { from: event.price_from, to: event.price_to, currency: event.currency },
    access: event.access,
    notes: event.content_notes || undefined,
    series: event.series?.name,
    image: event.image_obj,
    thumbnails: event.image_thumbnails,
    team: groupTeam(event.team),
    dates: event.dates
      .filter((date) => date.id !== event.id && Date.parse(date.date_start) > now.getTime())
      .slice(0, DATES)
      // The page has said it.
      .map((date) => ({ ...toEventRow(date), subtitle: date.subtitle === event.subtitle ? undefined : date.subtitle })),
    urls: event.urls,
    sequence: event.sequence,
  };
}
