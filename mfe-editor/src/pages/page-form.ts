import { ApiError, makeAutoObservable, observableRef, runInAction } from '@foyer/shared';
import { isSame } from '@foyer/shared/modules';
import type { Draft } from '@foyer/shared/records';
import { faultsIn } from '../records/kept.ts';
import { mineBesideTheirs, type Theirs } from '../records/mine-beside-theirs.ts';
import type { KeptPage, PageChange, PageRecord, PageRecords } from './page-records.ts';
import { childrenIn, movedPath, placeAfter } from './page-tree.ts';

/** What a form needs of the pages. */
type Records = Pick<PageRecords, 'read' | 'all' | 'change'>;

/** Somebody else has changed the same meanwhile. What was entered stands in the form, beside what they wrote. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** The settings of one page while somebody changes them. */
export class PageForm {
  kept: KeptPage;
  /** As they are to be. */
  record: PageRecord;
  pages: readonly PageRecord[];
  faults: Record<string, string> = {};
  theirs: Theirs = {};
  /** When that was entered which a crash has left in the browser, in milliseconds since 1970; null where nothing was. */
  recoveredAt: number | null = null;
  readonly #records: Records;

  /** @throws ApiError */
  static async open(records: Records, id: number): Promise<PageForm> {
    const [kept, pages] = await Promise.all([records.read(id), records.all()]);
    return new PageForm(records, kept, pages);
  }

  constructor(records: Records, kept: KeptPage, pages: readonly PageRecord[]) {
    this.#records = records;
    this.kept = kept;
    this.record = kept.record;
    this.pages = pages;
    makeAutoObservable(this, {
      kept: observableRef,
      record: observableRef,
      pages: observableRef,
      faults: observableRef,
      theirs: observableRef,
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

  /** Takes over what was entered before a crash, beside what the page is now. */
  recover({ base, values, at }: Draft & { at: number }): void {
    const { record: now } = this.kept;
    const names = Object.keys(values).filter((name) => name in now);
    const only = (version: Draft['base']) => Object.fromEntries(names.map((name) => [name, version[name]]));
    const met = mineBesideTheirs({ ...now, ...only(base) }, { ...now, ...only(values) }, now);
    this.record = met.values;
    this.theirs = met.theirs;
    this.recoveredAt = this.isChanged ? at : null;
  }

  /** Goes back to what is kept. */
  discard(): void {
    this.record = this.kept.record;
    this.faults = {};
    this.theirs = {};
    this.recoveredAt = null;
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

  /**
   * Writes what was changed, and what others have changed elsewhere in the page stays. What is typed meanwhile is not lost.
   * @throws Overtaken where somebody else wrote the same: mine stands in the form, theirs in `theirs`; ApiError, what does
   * not fit stands in `faults` as well
   */
  async save(): Promise<PageRecord> {
    this.#complain({});
    const [sent, { etag }] = [this.record, this.kept];
    try {
      const saved = await this.#records.change(sent.id, this.change, etag);
      // What the service has made of it counts; what was typed since then stands beside it.
      await this.#meet(sent);
      this.#show({});
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412)) {
        this.#complain(faultsIn(error));
        throw error;
      }
      this.#show(await this.#meet(this.kept.record));
      if (Object.keys(this.theirs).length > 0) throw new Overtaken('somebody else has changed the page');
      // Nobody has changed it: another try would be refused as well.
      if (this.kept.etag === etag) throw error;
      return this.isChanged ? this.save() : this.kept.record;
    }
  }

  /**
   * Brings together what stands here and what is kept now.
   * @param before what both began with
   * @returns what others wrote where this one wrote too @throws ApiError
   */
  async #meet(before: PageRecord): Promise<Theirs> {
    const [kept, pages] = await Promise.all([this.#records.read(before.id), this.#records.all()]);
    const { values, theirs } = mineBesideTheirs(before, this.record, kept.record);
    this.#take(kept, pages, values);
    return theirs;
  }

  #take(kept: KeptPage, pages: readonly PageRecord[], record: PageRecord): void {
    runInAction(() => {
      this.kept = kept;
      this.record = record;
      this.pages = pages;
      if (!this.isChanged) this.recoveredAt = null;
    });
  }

  #show(theirs: Theirs): void {
    runInAction(() => {
      this.theirs = theirs;
    });
  }

  #complain(faults: Record<string, string>): void {
    runInAction(() => {
      this.faults = faults;
    });
  }
}
