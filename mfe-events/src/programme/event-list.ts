import { makeAutoObservable, observableRef, runInAction } from '@foyer/shared';
import type { Day } from '../days/day.ts';
import { groupByDay, teasersAmong, type DayGroup } from '../days/group-by-day.ts';
import type { EventRow } from '../rows/event-row.ts';
import type { TeaserRow } from '../rows/teaser-row.ts';
import type { EventsPage } from './events-page.ts';

/** So many pages load by themselves, one after the other; then the visitor is asked, so that the footer can be reached. */
const PAGES_BY_THEMSELVES = 2;

interface EventListOptions {
  /** First day asked for. */
  from: Day;
  teasers: TeaserRow[];
  page: number;
  fetchPage: (page: number) => Promise<EventsPage>;
}

/** The events on show: a first page and those that followed it. */
export class EventList {
  rows: EventRow[];
  more: boolean;
  /** The last page on show. */
  page: number;
  state: 'idle' | 'loading' | 'failed' = 'idle';
  readonly #options: EventListOptions;
  #unasked = 0;
  /** The next page on its way, and when it has come. */
  #coming: Promise<EventsPage> | null = null;
  #prepared: EventsPage | null = null;

  constructor(first: EventsPage, options: EventListOptions) {
    this.rows = first.rows;
    this.more = first.more;
    this.page = options.page;
    this.#options = options;
    makeAutoObservable(this, { rows: observableRef });
  }

  /** The first page on show. */
  get firstPage(): number {
    return this.#options.page;
  }

  get days(): DayGroup[] {
    const { from, teasers, page } = this.#options;
    return groupByDay(this.rows, teasersAmong(teasers, this.rows, { from, fromStart: page === 1, more: this.more }));
  }

  /** Fetches the next page, so that it is there when it is wanted. A failure shows when it is. */
  async prepare(): Promise<void> {
    if (this.more && this.#mayLoadAhead) await this.#fetchNext().catch(() => undefined);
  }

  /** The visitor nears the end. What is prepared is there at once, before the browser paints again. */
  async loadAhead(): Promise<void> {
    if (!this.#mayLoadAhead || this.state !== 'idle') return;
    this.#unasked += 1;
    await this.#append();
  }

  /** The visitor asks for more. */
  async loadMore(): Promise<void> {
    this.#unasked = 0;
    await this.#append();
  }

  get #mayLoadAhead(): boolean {
    return this.#unasked < PAGES_BY_THEMSELVES;
  }

  async #append(): Promise<void> {
    if (this.state === 'loading' || !this.more) return;
    if (this.#prepared) return this.#add(this.#prepared);
    runInAction(() => (this.state = 'loading'));
    try {
      this.#add(await this.#fetchNext());
    } catch {
      runInAction(() => (this.state = 'failed'));
    }
  }

  #fetchNext(): Promise<EventsPage> {
    this.#coming ??= this.#options.fetchPage(this.page + 1).then(
      (next) => (this.#prepared = next),
      (error: unknown) => {
        this.#coming = null;
        throw error;
      },
    );
    return this.#coming;
  }

  #add({ rows, more }: EventsPage): void {
    const known = new Set(this.rows.map(({ id }) => id));
    this.#coming = null;
    this.#prepared = null;
    runInAction(() => {
      // An event that was moved meanwhile may come again.
      this.rows = [...this.rows, ...rows.filter(({ id }) => !known.has(id))];
      this.more = more;
      this.page += 1;
      this.state = 'idle';
    });
  }
}
