import type { Content, FragmentContext } from '@foyer/shared';
import type { Urls } from '@foyer/shared/api';
import { castOf, type Part } from '../detail/cast.ts';
import { comingOf } from '../detail/coming.ts';
import { contentOf } from '../detail/content.ts';
import { readDetail } from '../detail/read-detail.ts';
import { toProductionEntry, type ProductionEntry } from '../productions/production-entry.ts';
import { toEventRow, type EventRow } from '../rows/event-row.ts';

/** What the page of a production shows, and no more: it goes into the page's JSON. */
export interface ProductionData extends ProductionEntry {
  season?: string;
  /** Sanitised HTML. */
  description?: string;
  stickyEvent: boolean;
  team: Part[];
  /** Dates to come. */
  dates: EventRow[];
  content: Content;
  urls: Urls;
}

/** Reads the production that the address names. @throws as `readDetail` */
export async function loadProduction(context: FragmentContext): Promise<ProductionData> {
  const production = await readDetail(context, 'productions');
  return {
    ...toProductionEntry(production),
    season: production.season?.name,
    description: production.description || undefined,
    stickyEvent: production.sticky_event,
    team: castOf(production.team),
    // Title and subtitle are the page's own: what is special about a date is said instead.
    dates: comingOf(production.events, context.now).map((event) => ({
      ...toEventRow(event),
      ...(event.subtitle === production.subtitle && { subtitle: event.preline || undefined }),
    })),
    content: contentOf('productions', production),
    urls: production.urls,
  };
}
