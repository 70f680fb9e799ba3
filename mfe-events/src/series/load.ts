import type { Content, FragmentContext } from '@foyer/shared';
import type { Urls } from '@foyer/shared/api';
import { comingOf } from '../detail/coming.ts';
import { contentOf } from '../detail/content.ts';
import { pictureOf, type PictureData } from '../detail/picture-data.ts';
import { readDetail } from '../detail/read-detail.ts';
import { toEventRow, type EventRow } from '../rows/event-row.ts';

/** What the page of a series shows. */
export interface SeriesData extends PictureData {
  id: number;
  slug: string;
  name: string;
  /** Sanitised HTML. */
  description?: string;
  /** Dates to come. */
  dates: EventRow[];
  content: Content;
  urls: Urls;
}

/** Reads the series that the address names; its name may be missing there. @throws as `readDetail` */
export async function loadSeries(context: FragmentContext): Promise<SeriesData> {
  const series = await readDetail(context, 'series');
  const { id, slug, name, description, events, urls } = series;
  return {
    id,
    slug,
    name,
    description: description || undefined,
    dates: comingOf(events, context.now).map(toEventRow),
    content: contentOf('series', series),
    urls,
    ...pictureOf(series),
  };
}
