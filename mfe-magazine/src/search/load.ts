import { ApiError, NotFoundError, type FragmentContext } from '@foyer/shared';
import type { Event, SearchCategory, SearchResult, SearchSummary } from '@foyer/shared/api';
import { pagesOf } from '@foyer/shared/lists';
import { hitsOf } from './hits.ts';

/** What the results can be narrowed to; in the address. */
export type Category = 'events' | SearchCategory;

/** What a row shows of an event. */
export interface FoundEvent {
  id: number;
  slug: string;
  title: string;
  subtitle: string;
  start: string;
  place: string;
  status: Event['status'];
}

export interface Search {
  /** Empty before anything was asked. */
  query: string;
  category: Category | null;
  summary: SearchSummary;
  events: FoundEvent[];
  others: SearchResult[];
  page: number;
  pages: number;
}

/** Events with their dates on the page of everything; the rest are one click away. */
const FIRST_HITS = 5;
const CATEGORIES: readonly string[] = [
  'events',
  'articles',
  'productions',
  'persons',
  'venues',
  'series',
  'pages',
] satisfies Category[];
const NOTHING: SearchSummary = { events: { count: 0 }, others: { count: 0, categories: [] }, suggestion: null };

/**
 * Searches for what the address asks: everything, or one page of one kind.
 * @throws NotFoundError for a kind or page that does not exist
 */
export async function loadSearch({ api, location }: FragmentContext): Promise<Search> {
  const query = queryOf(location.search);
  const category = categoryOf(location.params.category ?? '');
  const page = pageOf(location.params.page ?? '');
  if (query === '') return { query, category, summary: NOTHING, events: [], others: [], page: 1, pages: 1 };

  const asked = { query, page: page > 1 ? page : null };
  const [summary, events, others] = await Promise.all([
    api.get('/api/search/', { query }),
    category === null || category === 'events' ? found(() => api.get('/api/search/events/', asked)) : null,
    category === 'events' ? null : found(() => api.get('/api/search/others/', { ...asked, category })),
  ]);
  const list = category === 'events' ? events : others;
  const dates = (events?.results ?? []).map(toFoundEvent);
  return {
    query,
    category,
    summary,
    events: category ? dates : hitsOf(dates).slice(0, FIRST_HITS).flat(),
    others: others?.results ?? [],
    page,
    pages: category && list ? pagesOf(list, page) : page,
  };
}

/** So much the service takes of a question. */
const LONGEST_QUERY = 200;

/** What stands in the field: `?q=`. Longer questions are cut, between letters; what no database keeps is left out. */
export function queryOf(search: string): string {
  const asked = new URLSearchParams(search).get('q') ?? '';
  return asked
    .replaceAll('\0', '')
    .trim()
    .slice(0, LONGEST_QUERY)
    .replace(/\p{Surrogate}$/u, '');
}

function categoryOf(name: string): Category | null {
  if (name === '') return null;
  if (!CATEGORIES.includes(name)) throw new NotFoundError(`No kind of results is called "${name}"`);
  return name as Category;
}

function pageOf(text: string): number {
  const page = text === '' ? 1 : Number(text);
  if (!Number.isInteger(page) || page < 1) throw new NotFoundError(`"${text}" names no page`);
  return page;
}

async function found<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new NotFoundError('The results have no such page');
    throw error;
  }
}

function toFoundEvent({ id, slug, title, subtitle, date_start, room, venue, status }: Event): FoundEvent {
  return { id, slug, title, subtitle, start: date_start, place: room?.name ?? venue?.name ?? '', status };
}
