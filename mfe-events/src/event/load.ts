import type { Content, FragmentContext } from '@foyer/shared';
import type { Address, Event } from '@foyer/shared/api';
import { castOf, type Part } from '../detail/cast.ts';
import { comingOf } from '../detail/coming.ts';
import { contentOf } from '../detail/content.ts';
import { pictureOf, type PictureData } from '../detail/picture-data.ts';
import { readDetail } from '../detail/read-detail.ts';
import { toEventRow, type EventRow } from '../rows/event-row.ts';

/** What the page of an event shows, and no more: it goes into the page's JSON. */
export interface EventData extends Omit<EventRow, keyof PictureData>, PictureData {
  preline?: string;
  teaser?: string;
  /** Sanitised HTML. */
  description?: string;
  end: string;
  /** The house that the room is in. */
  venue?: string;
  /** Where that house is. */
  address?: Address;
  /** When it was to begin before it was postponed. */
  previousStart?: string;
  price: { from: number | null; to: number | null; currency: string };
  access: Event['access'];
  notes?: string;
  series?: string;
  /** What kind of event it is: a concert, a guided tour. */
  type?: string;
  /** Its production asks that tickets be within reach always. */
  stickyEvent: boolean;
  team: Part[];
  content: Content;
  /** Further dates of the same production. */
  dates: EventRow[];
  urls: Event['urls'];
}

/** Reads the event that the address names. @throws as `readDetail` */
export async function loadEvent(context: FragmentContext): Promise<EventData> {
  const event = await readDetail(context, 'events');
  return {
    ...toEventRow(event),
    preline: event.preline || undefined,
    teaser: event.teaser_text || undefined,
    description: event.description || undefined,
    end: event.date_end,
    venue: event.room && event.venue?.name !== event.room.name ? event.venue?.name : undefined,
    address: event.address,
    previousStart: event.previous_date_start ?? undefined,
    price: { from: event.price_from, to: event.price_to, currency: event.currency },
    access: event.access,
    notes: event.content_notes || undefined,
    series: event.series?.name,
    type: event.event_type_new.name || undefined,
    stickyEvent: event.production?.sticky_event ?? false,
    ...pictureOf(event),
    team: castOf(event.team),
    content: contentOf('events', event),
    dates: comingOf(event.dates, context.now)
      .filter(({ id }) => id !== event.id)
      // The page has said it.
      .map((date) => ({ ...toEventRow(date), subtitle: date.subtitle === event.subtitle ? undefined : date.subtitle })),
    urls: event.urls,
  };
}
