import { ApiError, NotFoundError, type FragmentContext } from '@foyer/shared';
import type { Series } from '@foyer/shared/api';
import { pageIn, pagesOf } from '@foyer/shared/lists';
import { readEditorsPage, type EditorsPage } from '../detail/editors-page.ts';
import { excerptOf } from '../detail/head.ts';
import { pictureOf, type PictureData } from '../detail/picture-data.ts';

/** What the list says of a series. */
export interface SeriesEntry extends PictureData {
  id: number;
  slug: string;
  name: string;
  /** Its first words, plain text. */
  about?: string;
  /** Instant of the next date that takes place. */
  next?: string;
}

export interface SeriesListData {
  page: EditorsPage;
  series: SeriesEntry[];
  number: number;
  /** How many pages the list has. */
  pages: number;
}

/**
 * One page of all series, by alphabet.
 * @throws NotFoundError for a page past the end
 */
export async function loadSeriesList(context: FragmentContext): Promise<SeriesListData> {
  const { api, location } = context;
  const number = pageIn(location.search);
  const [list, page] = await Promise.all([
    api.get('/{locale}/api/series-list/', { page: number > 1 ? number : null }).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404)
        throw new NotFoundError(`There are no series at ${location.pathname}${location.search}`);
      throw error;
    }),
    readEditorsPage(context),
  ]);
  return { page, series: list.results.map(entryOf), number, pages: pagesOf(list, number) };
}

function entryOf(series: Series): SeriesEntry {
  const { id, slug, name, description, next_date } = series;
  return { id, slug, name, about: excerptOf(description), next: next_date ?? undefined, ...pictureOf(series) };
}
