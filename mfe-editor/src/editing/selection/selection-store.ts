import { makeAutoObservable, observable } from '@foyer/shared';
import { branchOf, childrenOf, type ModuleDocument, rowsInOrder } from '@foyer/shared/modules';

/** Which modules are selected: none, one, or several that are copied, moved and removed as one. */
export class SelectionStore {
  /** Asked by id, so that a change renders the frames that it concerns and not all: a set would tell everybody who has asked it anything. */
  readonly #ids = observable.map<number, true>();
  /** Those of them that were there before the pointer went down. */
  readonly #open = observable.map<number, true>();
  #isPressed = false;
  /** The one that the focus is at: its frame has the tools. */
  lead: number | null = null;
  /** Where a range begins. */
  #anchor: number | null = null;
  readonly #document: () => ModuleDocument;

  constructor(document: () => ModuleDocument) {
    this.#document = document;
    makeAutoObservable(this);
  }

  has(id: number): boolean {
    return this.#ids.has(id);
  }

  /** Is it shown with everything that one could write in it? A page that moves between press and release would take the click away. */
  isOpen(id: number): boolean {
    return this.#open.has(id);
  }

  /** The pointer goes down. */
  press(): void {
    this.#isPressed = true;
  }

  /** The pointer is up, and what was pressed knows it. */
  release(): void {
    this.#isPressed = false;
    this.#settle();
  }

  get count(): number {
    return this.#ids.size;
  }

  /** Is there more than one? */
  get isMultiple(): boolean {
    return this.count > 1;
  }

  /** What is selected in the order of the page, without what stands in something else that is. */
  get roots(): number[] {
    const document = this.#document();
    const inside = new Set(
      this.#all.flatMap((id) =>
        branchOf(document, id)
          .slice(1)
          .map((row) => row.id),
      ),
    );
    return rowsInOrder(document)
      .map(({ id }) => id)
      .filter((id) => this.#ids.has(id) && !inside.has(id));
  }

  /** Selects one module, or none. */
  set(id: number | null): void {
    this.setAll(id === null ? [] : [id]);
  }

  /** Selects some. The last one leads. */
  setAll(ids: readonly number[]): void {
    const document = this.#document();
    const there = ids.filter((id) => document[id]);
    this.#ids.replace(there.map(entryOf));
    this.lead = there.at(-1) ?? null;
    this.#anchor = there[0] ?? null;
    this.#settle();
  }

  /** The focus goes to a module: the others stay selected if it is one of them. */
  arriveAt(id: number): void {
    if (this.#ids.has(id)) this.lead = id;
    else this.set(id);
  }

  /** Selects one more, or one less. */
  toggle(id: number): void {
    if (!this.#document()[id]) return;
    if (!this.#ids.has(id)) {
      this.#ids.set(id, true);
      this.lead = id;
      this.#anchor = id;
    } else if (this.isMultiple) {
      this.#ids.delete(id);
      if (this.lead === id) this.lead = this.#all.at(-1) ?? null;
      this.#anchor = this.lead;
    }
    this.#settle();
  }

  /** Selects everything from where the selection began. Of what stands at different places, that in which it does. */
  extendTo(id: number): void {
    const document = this.#document();
    const from = this.#anchor;
    if (from === null || !document[from] || !document[id]) return this.set(id);
    const range = rangeOf(document, from, id);
    this.#ids.replace(range.map(entryOf));
    this.lead = range.includes(id) ? id : (range.at(-1) ?? null);
    this.#settle();
  }

  /** Selects up to the neighbour of the one that leads. */
  extendBy(by: 1 | -1): void {
    const row = this.lead === null ? undefined : this.#document()[this.lead];
    if (!row) return;
    const siblings = childrenOf(this.#document(), row.parent);
    const next = siblings[siblings.findIndex(({ id }) => id === row.id) + by];
    if (next) this.extendTo(next.id);
  }

  /** Forgets what is no longer there. */
  prune(): void {
    const document = this.#document();
    for (const id of this.#all) if (!document[id]) this.#ids.delete(id);
    if (this.lead !== null && !document[this.lead]) this.lead = this.#all.at(-1) ?? null;
    this.#settle();
  }

  /** Modules have got other ids. */
  rename(idOf: (id: number) => number): void {
    this.#ids.replace(this.#all.map((id) => entryOf(idOf(id))));
    if (this.lead !== null) this.lead = idOf(this.lead);
    if (this.#anchor !== null) this.#anchor = idOf(this.#anchor);
    this.#settle();
  }

  get #all(): number[] {
    return [...this.#ids.keys()];
  }

  #settle(): void {
    if (!this.#isPressed) this.#open.replace(this.#all.map(entryOf));
  }
}

const entryOf = (id: number): [number, true] => [id, true];

/** Siblings from one module to the other, the other one last: they themselves, or what they stand in where they are not siblings. */
function rangeOf(document: ModuleDocument, from: number, to: number): number[] {
  const [one, other] = [pathTo(document, from), pathTo(document, to)];
  const fork = one.findIndex((id, index) => id !== other[index]);
  // One stands in the other.
  if (fork < 0 || other[fork] === undefined) return [to];
  const siblings = childrenOf(document, one[fork - 1] ?? null).map(({ id }) => id);
  const [first, last] = [siblings.indexOf(one[fork] ?? from), siblings.indexOf(other[fork])];
  return first <= last ? siblings.slice(first, last + 1) : siblings.slice(last, first + 1).reverse();
}

/** Ids from the page down to a module. */
function pathTo(document: ModuleDocument, id: number): number[] {
  const row = document[id];
  return row ? [...(row.parent === null ? [] : pathTo(document, row.parent)), id] : [];
}
