import { makeAutoObservable, observableRef, runInAction } from '@foyer/shared';

/** One page of a list. */
export interface ListPage<Row> {
  rows: Row[];
  /** Whether there is a next page. */
  more: boolean;
}

/** Where a list comes from and where its pages are. */
export interface ListSource<Row> {
  /** Number of the page that the address names. */
  page: number;
  fetchPage: (page: number) => Promise<ListPage<Row>>;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
  /** Where a row's link leads: by it the row is found in the document. */
  linkOf: (row: Row) => string;
}

/** The rows on show: the page that the address names, and those that followed it. */
export class GrowingList<Row extends { id: number }> {
  rows: Row[];
  more: boolean;
  state: 'idle' | 'loading' | 'failed' = 'idle';
  /** How many rows stand before each page. */
  starts = [0];
  readonly source: ListSource<Row>;

  constructor(first: ListPage<Row>, source: ListSource<Row>) {
    this.rows = first.rows;
    this.more = first.more;
    this.source = source;
    makeAutoObservable(this, { rows: observableRef, starts: observableRef, source: false });
  }

  /** The first page on show. */
  get firstPage(): number {
    return this.source.page;
  }

  /** The last page on show. */
  get page(): number {
    return this.firstPage + this.starts.length - 1;
  }

  /** Fetches the next page, if there is one; one call at a time. A failure shows, and the next call tries again. */
  async loadMore(): Promise<void> {
    if (this.state === 'loading' || !this.more) return;
    runInAction(() => (this.state = 'loading'));
    try {
      this.#add(await this.source.fetchPage(this.page + 1));
    } catch {
      runInAction(() => (this.state = 'failed'));
    }
  }

  #add({ rows, more }: ListPage<Row>): void {
    const known = new Set(this.rows.map(({ id }) => id));
    runInAction(() => {
      this.starts = [...this.starts, this.rows.length];
      // What was moved meanwhile may come again.
      this.rows = [...this.rows, ...rows.filter(({ id }) => !known.has(id))];
      this.more = more;
      this.state = 'idle';
    });
  }
}

/** The list of each page that was loaded: who comes back finds all the pages that had followed it. */
const lists = new WeakMap<object, unknown>();

/** The list that belongs to a page's data. @param make called when there is none yet */
export function listOf<Row extends { id: number }>(data: object, make: () => GrowingList<Row>): GrowingList<Row> {
  const list = (lists.get(data) as GrowingList<Row> | undefined) ?? make();
  lists.set(data, list);
  return list;
}
