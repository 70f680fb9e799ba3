import { makeAutoObservable, observableRef } from '@foyer/shared';
import { isSame } from '@foyer/shared/modules';
import { faultsIn } from '../records/kept.ts';
import type { KeptPage, PageChange, PageRecord, PageRecords } from './page-records.ts';
import { childrenIn, movedPath, placeAfter } from './page-tree.ts';

/** The settings of one page while somebody changes them. */
export class PageForm {
  kept: KeptPage;
  /** As they are to be. */
  record: PageRecord;
  pages: readonly PageRecord[];
  faults: Record<string, string> = {};
  readonly #records: PageRecords;

  /** @throws ApiError */
  static async open(records: PageRecords, id: number): Promise<PageForm> {
    const [kept, pages] = await Promise.all([records.read(id), records.all()]);
    return new PageForm(records, kept, pages);
  }

  constructor(records: PageRecords, kept: KeptPage, pages: readonly PageRecord[]) {
    this.#records = records;
    this.kept = kept;
    this.record = kept.record;
    this.pages = pages;
    makeAutoObservable(this, {
      kept: observableRef,
      record: observableRef,
      pages: observableRef,
      faults: observableRef,
    });
  }

  /** What has been changed and not been saved. */
  get change(): PageChange {
    const before = this.kept.record;
    return Object.fromEntries(
      Object.entries(this.record).filter(([name, value]) => !isSame(value, before[name as keyof PageRecord])),
    );
  }

  get isChanged(): boolean {
    return Object.keys(this.change).length > 0;
  }

  get isHome(): boolean {
    return this.kept.record.path.de === '' && this.kept.record.path.en === '';
  }

  /** Pages that stand below the same one, without this one. */
  get siblings(): PageRecord[] {
    return childrenIn(this.pages, this.record.parent_id).filter(({ id }) => id !== this.record.id);
  }

  /** The sibling that this page stands after; null in the first place. */
  get sibling(): number | null {
    const { position, id } = this.record;
    const before = this.siblings.filter(
      (other) => other.position < position || (other.position === position && other.id < id),
    );
    return before.at(-1)?.id ?? null;
  }

  set(change: PageChange): void {
    this.record = { ...this.record, ...change };
  }

  /** Puts the page below another one, at the end; its path goes with it. */
  moveBelow(parent: number | null): void {
    const pathOf = (id: number | null) => this.pages.find((page) => page.id === id)?.path;
    const path = movedPath(this.record.path, pathOf(this.record.parent_id), pathOf(parent));
    const others = childrenIn(this.pages, parent).filter(({ id }) => id !== this.record.id);
    this.set({ path, ...placeAfter(others, parent, others.at(-1)?.id ?? null) });
  }

  moveAfter(sibling: number | null): void {
    this.set(placeAfter(this.siblings, this.record.parent_id, sibling));
  }

  /** @throws ApiError; what does not fit stands in `faults` as well */
  async save(): Promise<PageRecord> {
    this.#complain({});
    try {
      const saved = await this.#records.change(this.record.id, this.change, this.kept.etag);
      await this.reload();
      return saved;
    } catch (error) {
      this.#complain(faultsIn(error));
      throw error;
    }
  }

  /** The page as it is kept now. @throws ApiError */
  async reload(): Promise<void> {
    const [kept, pages] = await Promise.all([this.#records.read(this.record.id), this.#records.all()]);
    this.#take(kept, pages);
  }

  #take(kept: KeptPage, pages: readonly PageRecord[]): void {
    this.kept = kept;
    this.record = kept.record;
    this.pages = pages;
  }

  #complain(faults: Record<string, string>): void {
    this.faults = faults;
  }
}
