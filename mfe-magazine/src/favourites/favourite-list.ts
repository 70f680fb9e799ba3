import { makeAutoObservable, observableRef, runInAction, type ApiClient, type FavouriteKind } from '@foyer/shared';
import type { Article, Event } from '@foyer/shared/api';
import { MAX_IDS } from '@foyer/shared/limits';

/** The things behind the visitor's marks. What was marked when the page came stays on it when the mark is taken away, to be marked again. */
export class FavouriteList {
  events: Event[] = [];
  articles: Article[] = [];
  state: 'loading' | 'ready' | 'failed' = 'loading';
  readonly #api: ApiClient;
  readonly #known: Record<FavouriteKind, Set<number>> = { event: new Set(), article: new Set() };

  constructor(api: ApiClient) {
    this.#api = api;
    makeAutoObservable(this, { events: observableRef, articles: observableRef });
  }

  /** Reads what of these is not known yet. */
  async load(eventIds: number[], articleIds: number[]): Promise<void> {
    const fresh = { event: this.#unknown('event', eventIds), article: this.#unknown('article', articleIds) };
    try {
      const [events, articles] = await Promise.all([this.#events(fresh.event), this.#articles(fresh.article)]);
      for (const kind of ['event', 'article'] as const) for (const id of fresh[kind]) this.#known[kind].add(id);
      runInAction(() => {
        this.events = unique([...this.events, ...events]).sort(
          (a, b) => Date.parse(a.date_start) - Date.parse(b.date_start),
        );
        this.articles = unique([...this.articles, ...articles]).sort(
          (a, b) => Date.parse(b.published_at) - Date.parse(a.published_at),
        );
        this.state = 'ready';
      });
    } catch {
      runInAction(() => (this.state = 'failed'));
    }
  }

  /** Those of the ids that were asked for and are not on the site. */
  goneOf(kind: FavouriteKind, ids: number[]): number[] {
    const there = new Set((kind === 'event' ? this.events : this.articles).map(({ id }) => id));
    return ids.filter((id) => this.#known[kind].has(id) && !there.has(id));
  }

  #unknown(kind: FavouriteKind, ids: number[]): number[] {
    return ids.filter((id) => !this.#known[kind].has(id));
  }

  async #events(ids: number[]): Promise<Event[]> {
    const read = (some: string) => this.#api.get('/{locale}/api/events/', { ids: some, page_size: MAX_IDS });
    return readParts(ids, async (some) => (await read(some)).results);
  }

  async #articles(ids: number[]): Promise<Article[]> {
    return readParts(ids, async (some) => (await this.#api.get('/{locale}/api/articles/', { ids: some })).results);
  }
}

/** Asks for so many at once. A content service that does not know the parameter answers with its usual list. */
async function readParts<T extends { id: number }>(ids: number[], read: (ids: string) => Promise<T[]>): Promise<T[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, part) =>
    ids.slice(part * MAX_IDS, (part + 1) * MAX_IDS),
  );
  const wanted = new Set(ids);
  const answers = await Promise.all(parts.map((part) => read(part.join(','))));
  return answers.flat().filter(({ id }) => wanted.has(id));
}

function unique<T extends { id: number }>(things: T[]): T[] {
  return [...new Map(things.map((thing) => [thing.id, thing])).values()];
}
