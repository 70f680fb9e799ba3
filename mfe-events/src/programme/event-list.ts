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

  /** The visitor nears the end. */
  async loadAhead(): Promise<void> {
    if (this.#unasked >= PAGES_BY_THEMSELVES || this.state !== 'idle') return;
    this.#unasked += 1;
    await this.#append();
  }

  /** The visitor asks for more. */
  async loadMore(): Promise<void> {
    this.#unasked = 0;
    await this.#append();
  }

  async #append(): Promise<void> {
    if (this.state === 'loading' || !this.more) return;
    const page = this.page + 1;
    runInAction(() => (this.state = 'loading'));
    try {
      const { rows, more } = await this.#options.fetchPage(page);
      const known = new Set(this.rows.map(({ id }) => id));
      runInAction(() => {
        // An event that was moved meanwhile may come again.
        this.rows = [...this.rows, ...rows.filter(({ id }) => !known.has(id))];
        this.more = more;
        this.page = page;
        this.state = 'idle';
      });
    } catch {
      runInAction(() => (this.state = 'failed'));
    }
  }
}
